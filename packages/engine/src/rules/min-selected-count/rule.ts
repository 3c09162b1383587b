import { countSelected } from '../count-selected.ts';
import type { Rule } from '../rule.ts';
import { minSelectedCountSentences } from './messages.ts';

/** How many options must be chosen at least, once one is: that none is chosen is for `required` to say. */
export const minSelectedCount: Rule = {
  message: 'minSelectedCount',
  sentences: minSelectedCountSentences,
  ownMessage: 'minSelectedCountMessage',
  check({ component, value }) {
    const minCount = component.validate?.minSelectedCount;
    const count = countSelected(value);
    return minCount !== undefined && count > 0 && count < minCount ? { minCount } : undefined;
  },
};
