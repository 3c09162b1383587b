import type { Rule } from '../rule.ts';
import { numberSentences } from './messages.ts';

/** Fails when a value was loaded that is no number. */
export const number: Rule = {
  message: 'number',
  sentences: numberSentences,
  check: ({ isMalformed }) => (isMalformed ? {} : undefined),
};
