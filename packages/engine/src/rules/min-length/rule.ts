import type { Rule } from '../rule.ts';
import { minLengthSentences } from './messages.ts';

/** Passes what is empty: that is for `required` to say. */
export const minLength: Rule = {
  message: 'minLength',
  sentences: minLengthSentences,
  check({ component, value }) {
    const length = component.validate?.minLength;
    if (length === undefined || typeof value !== 'string' || value === '') return undefined;
    return value.length < length ? { length } : undefined;
  },
};
