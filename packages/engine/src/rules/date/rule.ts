import type { InEveryLocale } from '@guichet/definition';
import { parseIsoDate } from '../../dates/iso-date.ts';
import { datePartFault, faultIn } from '../date-part/fault-of.ts';
import type { Rule } from '../rule.ts';

export const dateSentences: InEveryLocale = {
  en: '{{field}} is not a valid date.',
  fr: 'Le champ « {{field}} » ne contient pas une date valide.',
};

const names = {
  day: 'dateDay',
  month: 'dateMonth',
  year: 'dateYear',
  missing: 'dateMissing',
  time: 'dateTime',
  clock: 'dateClock',
} as const;

/** A date on the calendar, as ISO 8601 writes it. Passes what is empty, and that of which one part is wrong. */
export const date: Rule = {
  message: 'invalidDate',
  sentences: dateSentences,
  // One name for what is no date at all and for one with a part that is wrong.
  narrowed(value, settings) {
    const fault = datePartFault(value, settings);
    return fault && names[fault.part];
  },
  check({ component, value, isMalformed }) {
    if (isMalformed) return {};
    if (value === undefined || value === '' || parseIsoDate(value) !== undefined) return undefined;
    return faultIn(component, value) === undefined ? {} : undefined;
  },
};
