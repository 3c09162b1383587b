import { exceededLimit } from '../exceeded-limit.ts';
import { cannotRun, type Rule } from '../rule.ts';

/** The earliest date that passes, or day. */
export const minDate: Rule = {
  message: 'minDate',
  sentences: {
    en: '{{field}} should not contain date before {{minDate}}.',
    fr: 'La date du champ « {{field}} » ne peut pas être antérieure au {{minDate}}.',
  },
  check(ruleInput) {
    const minDate = exceededLimit(ruleInput, 'minDate');
    if (minDate === cannotRun) return cannotRun;
    return minDate === undefined ? undefined : { minDate };
  },
};
