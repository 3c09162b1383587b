import { exceededLimit } from '../exceeded-limit.ts';
import type { Rule } from '../rule.ts';
import { maxDateSentences } from './messages.ts';

/** The latest date that passes, or day. */
export const maxDate: Rule = {
  message: 'maxDate',
  sentences: maxDateSentences,
  check(judged) {
    const maxDate = exceededLimit(judged, 'maxDate');
    return maxDate === undefined ? undefined : { maxDate };
  },
};
