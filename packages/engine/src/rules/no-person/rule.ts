import { isJsonObject } from '@guichet/definition';
import type { Rule } from '../rule.ts';

/** Fails where a reCAPTCHA has found a robot. The name of its sentence is Form.io's. */
export const noPerson: Rule = {
  message: 'reCaptchaTokenValidationError',
  sentences: {
    en: 'We could not confirm that a person filled in this form. Reload the page and fill it in again.',
    fr: 'Nous n’avons pas pu confirmer qu’une personne a rempli ce formulaire. Rechargez la page et remplissez-le de nouveau.',
  },
  check: ({ value }) => (isJsonObject(value) && value.success === false ? { setting: true } : undefined),
};
