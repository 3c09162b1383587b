import { required } from '../required/rule.ts';
import type { Rule } from '../rule.ts';
import { requiredUndrawnSentences } from './messages.ts';

/** Of a question that nobody can draw. Its author's sentences ask for an answer that no resident can give. */
export const requiredUndrawn: Rule = {
  message: 'requiredUndrawn',
  sentences: requiredUndrawnSentences,
  reportedAs: 'required',
  isOursToSay: true,
  check: required.check,
};

/** What is asked for, told by what stands there. */
export const requiredOrUndrawn: Rule = {
  ...required,
  narrowed: (_, settings) => (settings.isUndrawn === true ? 'requiredUndrawn' : undefined),
};
