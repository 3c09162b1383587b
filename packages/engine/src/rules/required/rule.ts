import type { Rule } from '../rule.ts';
import { requiredSentences } from './messages.ts';

/** Nothing but space is no answer, whatever the type calls empty. */
export const required: Rule = {
  message: 'required',
  sentences: requiredSentences,
  check({ component, isEmpty, isIncomplete = false, isMalformed, value }) {
    const isBlank = typeof value === 'string' && value.trim() === '';
    const isMissing = !isMalformed && (isEmpty || isIncomplete || isBlank);
    return component.validate?.required === true && isMissing ? { setting: true } : undefined;
  },
};
