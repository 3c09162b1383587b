import type { Model } from '@guichet/engine';
import { defineLayout } from './define-model.ts';

/** Fields whose values are kept as an object under their layout's key. */
export const objectLayout = defineLayout({
  label: { en: '', fr: '' },
  data: 'object',
  isPersistent: true,
  rules: ['required'],
  clearOnHide: true,
  // Its label is hidden unless the definition says otherwise. Source: measured on Form.io.
  settings: ({ hideLabel }) => (hideLabel === false ? { isLabelled: true } : {}),
}) satisfies Model;
