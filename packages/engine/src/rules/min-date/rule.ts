import { exceededLimit } from '../exceeded-limit.ts';
import { cannotRun, type Rule } from '../rule.ts';
import { minDateSentences } from './messages.ts';

/** The earliest date that passes, or day. */
export const minDate: Rule = {
  message: 'minDate',
  sentences: minDateSentences,
  check(judged) {
    const minDate = exceededLimit(judged, 'minDate');
    if (minDate === cannotRun) return cannotRun;
    return minDate === undefined ? undefined : { minDate };
  },
};
