import { countWords } from '../count-words.ts';
import type { Rule } from '../rule.ts';

/** How many words at most; a limit of 0 is none. */
export const maxWords: Rule = {
  message: 'maxWords',
  sentences: {
    en: '{{field}} must have no more than {{length}} word{{s}}.',
    fr: 'Le champ « {{field}} » doit compter au plus {{length}} mot{{s}}.',
  },
  check({ component, value }) {
    const length = component.validate?.maxWords;
    if (length === undefined || typeof value !== 'string') return undefined;
    return countWords(value) > length ? { length } : undefined;
  },
};
