import type { Rule } from '../rule.ts';
import { typeSentences } from './messages.ts';

/** Fails when a value was loaded that the component's type cannot keep, such as an object in a text field. */
export const type: Rule = {
  message: 'type',
  sentences: typeSentences,
  check: ({ isMalformed }) => (isMalformed ? {} : undefined),
};
