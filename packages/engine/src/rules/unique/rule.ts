import type { Rule } from '../rule.ts';
import { uniqueSentences } from './messages.ts';

/** `unique`: only whoever stores submissions can tell, so it passes here; its sentence is for what they say. */
export const unique: Rule = {
  message: 'unique',
  sentences: uniqueSentences,
  check: () => undefined,
};
