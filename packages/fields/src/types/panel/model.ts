import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { defineLayout, flagSettings } from '../../define/define-model.ts';

/** The looks of a panel that are other than the usual one. */
const themes: readonly unknown[] = ['primary', 'info', 'success', 'warning', 'danger'];

/** A titled part of a form. */
export const panelModel = defineLayout({
  isPage: true,
  needs: ({ settings }) => (settings.collapsible === true ? ['collapsible'] : []),
  label: { en: '', fr: '' },
  texts: [{ setting: 'title', as: 'html', isHeading: true }],
  settings: (json) => ({
    ...(themes.includes(json.theme) && { theme: String(json.theme) }),
    ...flagSettings(json, ['collapsible', 'collapsed', 'allowPrevious']),
    // As on Form.io's page: a label that its author emptied takes the title away, too.
    ...(json.label === '' && { isUntitled: true }),
    ...(isJsonObject(json.breadcrumbSettings) &&
      json.breadcrumbSettings.clickable === false && { isUnlinked: true }),
    ...(json.breadcrumb === 'none' && { isHeaderHidden: true }),
    ...buttonsOf(json.buttonSettings),
  }),
});

/** The buttons of a page of a wizard that its author switches on or off. */
function buttonsOf(json: Json | undefined): JsonObject {
  if (!isJsonObject(json)) return {};
  const written = (['previous', 'next', 'cancel', 'submit'] as const).filter(
    (name) => typeof json[name] === 'boolean',
  );
  return written.length === 0
    ? {}
    : { buttonSettings: Object.fromEntries(written.map((name) => [name, json[name] === true])) };
}
