import { countWords } from '../count-words.ts';
import type { Rule } from '../rule.ts';

/** How many words at least; a limit of 0 is none. Passes what is empty. */
export const minWords: Rule = {
  message: 'minWords',
  sentences: {
    en: '{{field}} must have at least {{length}} word{{s}}.',
    fr: 'Le champ « {{field}} » doit compter au moins {{length}} mot{{s}}.',
  },
  check({ component, value }) {
    const length = component.validate?.minWords;
    if (length === undefined || typeof value !== 'string' || value === '') return undefined;
    return countWords(value) < length ? { length } : undefined;
  },
};
