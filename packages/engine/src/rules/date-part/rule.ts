import type { DateFault } from '../../dates/typed-date.ts';
import type { Rule } from '../rule.ts';
import { faultIn } from './fault-of.ts';
import { datePartSentences } from './messages.ts';

/** One rule for each part of a date that can be wrong, since a rule has one sentence; at most one of them fails. */
export const dateDay = datePartRule('day');
export const dateMonth = datePartRule('month');
export const dateYear = datePartRule('year');
export const dateMissing = datePartRule('missing');
export const dateTime = datePartRule('time');
export const dateClock = datePartRule('clock');

function datePartRule(part: DateFault['part']): Rule {
  return {
    message: 'invalidDate',
    sentences: datePartSentences[part],
    reportedAs: 'date',
    check({ component, value, isMalformed }) {
      const fault = faultIn(component, value);
      if (isMalformed || fault?.part !== part) return undefined;
      const { part: _, ...values } = fault;
      return values;
    },
  };
}
