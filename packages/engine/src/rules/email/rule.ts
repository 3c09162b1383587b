import type { Rule } from '../rule.ts';
import { emailSentences } from './messages.ts';

const localPart = /^[^\s<>()[\]\\.,;:@"]+(\.[^\s<>()[\]\\.,;:@"]+)*$/;
const domain = /^([a-z0-9-]+\.)+[a-z]{2,}$/i;

/** Space around the address is no fault: the form service takes it away. */
export const email: Rule = {
  message: 'invalid_email',
  sentences: emailSentences,
  check({ value }) {
    if (typeof value !== 'string' || value.trim() === '') return undefined;
    const address = value.trim();
    const at = address.lastIndexOf('@');
    const isAddress = localPart.test(address.slice(0, at)) && domain.test(address.slice(at + 1));
    return at > 0 && isAddress ? undefined : {};
  },
};
