import { defineLayout, flagSettings, textSettings } from '../define-model.ts';

/** A titled part of a form. */
export const panelModel = defineLayout({
  label: { en: '', fr: '' },
  texts: [{ setting: 'title', as: 'html', isHeading: true }],
  settings: (json) => ({
    ...textSettings(json, ['theme']),
    ...flagSettings(json, ['collapsible', 'collapsed']),
  }),
});
