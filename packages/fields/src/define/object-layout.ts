import { defineLayout } from './define-model.ts';

/** Fields that belong together. Their values are kept as an object under its key. */
export const containerModel = defineLayout({
  needs: () => ['type:container'],
  label: { en: '', fr: '' },
  data: 'object',
  isPersistent: true,
  rules: ['required'],
  clearOnHide: true,
  // Its label is hidden unless the definition says otherwise. Source: measured on Form.io.
  settings: ({ hideLabel }) => (hideLabel === false ? { isLabelled: true } : {}),
});
