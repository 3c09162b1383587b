import { isJsonObject } from '@guichet/definition';
import type { Rule } from '../rule.ts';
import { noPersonSentences } from './messages.ts';

/** What looks for robots has found one. The name of its sentence is Form.io's. */
export const noPerson: Rule = {
  message: 'reCaptchaTokenValidationError',
  sentences: noPersonSentences,
  check: ({ value }) => (isJsonObject(value) && value.success === false ? { setting: true } : undefined),
};
