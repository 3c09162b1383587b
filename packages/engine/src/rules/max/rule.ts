import type { Rule } from '../rule.ts';
import { maxSentences } from './messages.ts';

/** The largest number that passes. */
export const max: Rule = {
  message: 'max',
  sentences: maxSentences,
  check({ component, value }) {
    const max = component.validate?.max;
    return max !== undefined && typeof value === 'number' && value > max ? { max } : undefined;
  },
};
