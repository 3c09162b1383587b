import type { Rule } from '../rule.ts';
import { requiredSentences } from './messages.ts';

export const required: Rule = {
  message: 'required',
  sentences: requiredSentences,
  check: ({ component, isEmpty }) => (component.validate?.required === true && isEmpty ? {} : undefined),
};
