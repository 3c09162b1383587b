import { defineText } from '../define-text.ts';

/** A signature, drawn. Value: the picture as a `data:` URL, empty `''`. */
export const signatureModel = defineText({
  label: { en: 'Signature', fr: 'Signature' },
  validateOn: 'change',
  rules: ['type', 'required'],
});
