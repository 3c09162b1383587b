import { isOnCalendar, parseDayParts } from '../../dates/day-parts.ts';
import { datePartSentences } from '../date-part/rule.ts';
import { missingDayPart } from '../required-day/missing-day-part.ts';
import type { Rule } from '../rule.ts';
import { type DayRuleFault, dayFaultOf } from './fault-of.ts';

const names = { day: 'dayOfMonth', month: 'dayMonth', year: 'dayYear' } as const;

/** A day that the calendar has, leap years counted. Passes parts that are left open, and that of which one part is wrong. */
export const day: Rule = {
  message: 'invalidDay',
  sentences: {
    en: '{{field}} is not a valid day.',
    fr: 'Le champ « {{field}} » ne contient pas une date valide.',
  },
  // One name for a day that is none, for one with a part missing and for one with a part that is wrong.
  narrowed(value, settings) {
    const fault = dayFaultOf(value, settings);
    return fault ? names[fault.part] : missingDayPart(value, settings);
  },
  check({ component, value, isMalformed }) {
    if (isMalformed) return {};
    if (typeof value !== 'string' || value === '') return undefined;
    if (dayFaultOf(value, component.settings) !== undefined) return undefined;
    return isOnCalendar(parseDayParts(value, component.settings)) ? undefined : {};
  },
};

/** One rule for each part of a day that can be wrong, since a rule has one sentence; at most one of them fails. */
export const dayOfMonth = dayPartRule('day');
export const dayMonth = dayPartRule('month');
export const dayYear = dayPartRule('year');

function dayPartRule(part: DayRuleFault['part']): Rule {
  return {
    message: 'invalidDay',
    sentences: datePartSentences[part],
    reportedAs: 'day',
    check({ component, value, isMalformed }) {
      const fault = dayFaultOf(value, component.settings);
      if (isMalformed || fault?.part !== part) return undefined;
      const { part: _, ...values } = fault;
      return values;
    },
  };
}
