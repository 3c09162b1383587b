import type { JsonObject } from '@guichet/definition';
import { defineLayout, flagSettings } from '../../define/define-model.ts';

/** The label that Form.io's builder gives every fieldset, as authors leave or number it. */
const builderLabel = /^\s*field\s*set\s*\d*\s*$/i;

/** Fields that belong together, under a legend. Its label is never drawn. Source: measured on Form.io. */
export const fieldsetModel = defineLayout({
  needs: ({ settings }) => (settings.collapsible === true ? ['collapsible'] : []),
  label: { en: '', fr: '' },
  texts: [{ setting: 'legend', as: 'html' }],
  settings: (json) => ({
    ...flagSettings(json, ['collapsible', 'collapsed']),
    ...(isNamed(json) && { isNamed: true }),
  }),
});

/** Without a legend an author's own label may name the group for screen readers. */
function isNamed({ label, legend }: JsonObject): boolean {
  return !legend && typeof label === 'string' && label.trim() !== '' && !builderLabel.test(label);
}
