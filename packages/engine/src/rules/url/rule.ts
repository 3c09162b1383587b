import type { Rule } from '../rule.ts';
import { isUrl } from './is-url.ts';

/** A web address, with or without its scheme. Passes what is empty. */
export const url: Rule = {
  message: 'invalid_url',
  sentences: {
    en: '{{field}} must be a valid url.',
    fr: 'Le champ « {{field}} » doit être une adresse Web valide.',
  },
  check({ value }) {
    if (typeof value !== 'string' || value === '') return undefined;
    return isUrl(value) ? undefined : {};
  },
};
