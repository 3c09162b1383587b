import { readTypedDate } from '../../dates/typed-date.ts';
import { dateSentences } from '../date/rule.ts';
import type { Rule } from '../rule.ts';

/** A date that is kept as text. Of one that can be read a part may be wrong: see `date-part`. */
export const dateText: Rule = {
  message: 'invalidDate',
  sentences: dateSentences,
  reportedAs: 'date',
  check({ component: { settings }, value }) {
    if (settings.isDate !== true || typeof value !== 'string' || value.trim() === '') return undefined;
    return readTypedDate(value, settings).kind === 'unreadable' ? {} : undefined;
  },
};
