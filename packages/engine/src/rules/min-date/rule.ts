import { exceededLimit } from '../exceeded-limit.ts';
import type { Rule } from '../rule.ts';
import { minDateSentences } from './messages.ts';

/** The earliest date that passes, or day. */
export const minDate: Rule = {
  message: 'minDate',
  sentences: minDateSentences,
  check(judged) {
    const minDate = exceededLimit(judged, 'minDate');
    return minDate === undefined ? undefined : { minDate };
  },
};
