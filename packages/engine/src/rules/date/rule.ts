import { parseIsoDate } from '../../dates/iso-date.ts';
import type { Rule } from '../rule.ts';
import { dateSentences } from './messages.ts';

/** A date on the calendar, as ISO 8601 writes it. Passes what is empty. */
export const date: Rule = {
  message: 'invalidDate',
  sentences: dateSentences,
  check({ value, isMalformed }) {
    const isDate = value === undefined || value === '' || parseIsoDate(value) !== undefined;
    return isMalformed || !isDate ? {} : undefined;
  },
};
