import { isJsonObject } from '@guichet/definition';
import { defineObject, objectIn } from '../define-object.ts';

/** A check that nobody sees. Value: what it answered, `{token, ...}`; until then there is no key. */
export const recaptchaModel = defineObject({
  label: { en: 'reCAPTCHA', fr: 'reCAPTCHA' },
  isUnseen: true,
  emptyValue: () => undefined,
  normalise: (value) => (value === undefined || value === null || value === '' ? undefined : objectIn(value)),
  fromControl: ([token = '']) => (token === '' ? undefined : { token }),
  toControl: (value) => [isJsonObject(value) && typeof value.token === 'string' ? value.token : ''],
});
