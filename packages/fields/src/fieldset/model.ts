import { defineLayout, flagSettings } from '../define-model.ts';

/** Fields that belong together, under a legend. */
export const fieldsetModel = defineLayout({
  label: { en: '', fr: '' },
  texts: [{ setting: 'legend', as: 'html' }],
  settings: (json) => flagSettings(json, ['collapsible', 'collapsed']),
});
