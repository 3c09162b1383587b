import { countSelected } from '../count-selected.ts';
import type { Rule } from '../rule.ts';

/** How many options must be chosen at least, once one is: that none is chosen is for `required` to say. */
export const minSelectedCount: Rule = {
  message: 'minSelectedCount',
  sentences: {
    en: 'You must select at least {{minCount}} item{{s}}.',
    fr: 'Vous devez choisir au moins {{minCount}} réponse{{s}}.',
  },
  ownMessage: 'minSelectedCountMessage',
  check({ component, value }) {
    const minCount = component.validate?.minSelectedCount;
    const count = countSelected(value);
    return minCount !== undefined && count > 0 && count < minCount ? { minCount } : undefined;
  },
};
