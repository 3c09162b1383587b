import type { Rule } from '../rule.ts';
import { minSentences } from './messages.ts';

/** The smallest number that passes. */
export const min: Rule = {
  message: 'min',
  sentences: minSentences,
  check({ component, value }) {
    const min = component.validate?.min;
    return min !== undefined && typeof value === 'number' && value < min ? { min } : undefined;
  },
};
