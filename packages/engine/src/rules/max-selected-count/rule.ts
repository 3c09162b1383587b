import { countSelected } from '../count-selected.ts';
import type { Rule } from '../rule.ts';
import { maxSelectedCountSentences } from './messages.ts';

/** How many options may be chosen at most. */
export const maxSelectedCount: Rule = {
  message: 'maxSelectedCount',
  sentences: maxSelectedCountSentences,
  ownMessage: 'maxSelectedCountMessage',
  check({ component, value }) {
    const maxCount = component.validate?.maxSelectedCount;
    return maxCount !== undefined && countSelected(value) > maxCount ? { maxCount } : undefined;
  },
};
