import { isOnCalendar, parseDayParts } from '../../dates/day-parts.ts';
import type { Rule } from '../rule.ts';
import { daySentences } from './messages.ts';

/** A day that the calendar has, leap years counted. Parts that are left open pass. */
export const day: Rule = {
  message: 'invalidDay',
  sentences: daySentences,
  check({ component, value, isMalformed }) {
    if (isMalformed) return {};
    if (typeof value !== 'string' || value === '') return undefined;
    return isOnCalendar(parseDayParts(value, component.settings)) ? undefined : {};
  },
};
