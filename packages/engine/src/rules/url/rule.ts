import type { Rule } from '../rule.ts';
import { isUrl } from './is-url.ts';
import { urlSentences } from './messages.ts';

/** A web address, with or without its scheme. Passes what is empty. */
export const url: Rule = {
  message: 'invalid_url',
  sentences: urlSentences,
  check({ value }) {
    if (typeof value !== 'string' || value === '') return undefined;
    return isUrl(value) ? undefined : {};
  },
};
