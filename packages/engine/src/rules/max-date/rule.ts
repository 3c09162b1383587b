import { exceededLimit } from '../exceeded-limit.ts';
import { cannotRun, type Rule } from '../rule.ts';

/** The latest date that passes, or day. */
export const maxDate: Rule = {
  message: 'maxDate',
  sentences: {
    en: '{{field}} should not contain date after {{maxDate}}.',
    fr: 'La date du champ « {{field}} » ne peut pas être postérieure au {{maxDate}}.',
  },
  check(ruleInput) {
    const maxDate = exceededLimit(ruleInput, 'maxDate');
    if (maxDate === cannotRun) return cannotRun;
    return maxDate === undefined ? undefined : { maxDate };
  },
};
