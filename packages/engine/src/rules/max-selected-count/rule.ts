import { countSelected } from '../count-selected.ts';
import type { Rule } from '../rule.ts';

/** How many options may be chosen at most. */
export const maxSelectedCount: Rule = {
  message: 'maxSelectedCount',
  sentences: {
    en: 'You may only select up to {{maxCount}} item{{s}}.',
    fr: 'Vous pouvez choisir au plus {{maxCount}} réponse{{s}}.',
  },
  ownMessage: 'maxSelectedCountMessage',
  check({ component, value }) {
    const maxCount = component.validate?.maxSelectedCount;
    return maxCount !== undefined && countSelected(value) > maxCount ? { maxCount } : undefined;
  },
};
