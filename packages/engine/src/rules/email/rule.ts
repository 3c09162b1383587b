import type { Rule } from '../rule.ts';
import { isEmailAddress } from './is-email-address.ts';

/** Space around the address is no fault: the form service takes it away. */
export const email: Rule = {
  message: 'invalid_email',
  sentences: {
    en: '{{field}} must be a valid email.',
    fr: 'Le champ « {{field}} » doit contenir une adresse courriel valide.',
  },
  check({ value }) {
    if (typeof value !== 'string' || value.trim() === '') return undefined;
    return isEmailAddress(value.trim()) ? undefined : {};
  },
};
