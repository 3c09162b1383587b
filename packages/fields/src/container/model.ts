import { defineLayout } from '../define-model.ts';

/** Fields that belong together. Their values are kept as an object under its key. */
export const containerModel = defineLayout({
  label: { en: '', fr: '' },
  data: 'object',
  isPersistent: true,
  clearOnHide: true,
});
