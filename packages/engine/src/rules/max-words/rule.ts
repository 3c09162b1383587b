import { countWords } from '../count-words.ts';
import type { Rule } from '../rule.ts';
import { maxWordsSentences } from './messages.ts';

/** How many words at most; a limit of 0 is none. */
export const maxWords: Rule = {
  message: 'maxWords',
  sentences: maxWordsSentences,
  check({ component, value }) {
    const length = component.validate?.maxWords;
    if (length === undefined || typeof value !== 'string') return undefined;
    return countWords(value) > length ? { length } : undefined;
  },
};
