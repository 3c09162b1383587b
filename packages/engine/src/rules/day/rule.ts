import { isOnCalendar, parseDayParts } from '../../dates/day-parts.ts';
import { missingDayPart } from '../required-day/missing-day-part.ts';
import type { Rule } from '../rule.ts';
import { daySentences } from './messages.ts';

/** A day that the calendar has, leap years counted. Parts that are left open pass. */
export const day: Rule = {
  message: 'invalidDay',
  sentences: daySentences,
  // One name for a day that is none and for one with a part missing.
  narrowed: missingDayPart,
  check({ component, value, isMalformed }) {
    if (isMalformed) return {};
    if (typeof value !== 'string' || value === '') return undefined;
    return isOnCalendar(parseDayParts(value, component.settings)) ? undefined : {};
  },
};
