import type { Rule } from '../rule.ts';
import { maxLengthSentences } from './messages.ts';

/** A limit of 0 is none. */
export const maxLength: Rule = {
  message: 'maxLength',
  sentences: maxLengthSentences,
  check({ component, value }) {
    const length = component.validate?.maxLength;
    if (length === undefined || length <= 0 || typeof value !== 'string') return undefined;
    return value.length > length ? { length } : undefined;
  },
};
