import type { Rule } from '../rule.ts';
import { isEmailAddress } from './is-email-address.ts';
import { emailSentences } from './messages.ts';

/** Space around the address is no fault: the form service takes it away. */
export const email: Rule = {
  message: 'invalid_email',
  sentences: emailSentences,
  check({ value }) {
    if (typeof value !== 'string' || value.trim() === '') return undefined;
    return isEmailAddress(value.trim()) ? undefined : {};
  },
};
