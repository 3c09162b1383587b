import { exceededLimit } from '../exceeded-limit.ts';
import { cannotRun, type Rule } from '../rule.ts';
import { maxDateSentences } from './messages.ts';

/** The latest date that passes, or day. */
export const maxDate: Rule = {
  message: 'maxDate',
  sentences: maxDateSentences,
  check(judged) {
    const maxDate = exceededLimit(judged, 'maxDate');
    if (maxDate === cannotRun) return cannotRun;
    return maxDate === undefined ? undefined : { maxDate };
  },
};
