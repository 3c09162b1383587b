import type { JsonObject } from '@guichet/definition';
import { type DayPart, daysIn, parseDayParts } from '../../dates/day-parts.ts';
import { missingDayPart } from '../required-day/missing-day-part.ts';

/** The one part of a day that is wrong, with what its sentence names. */
export type DayRuleFault =
  | { readonly part: 'day'; readonly day: number; readonly days: number }
  | { readonly part: 'month'; readonly month: number }
  | { readonly part: 'year' };

/**
 * The fault of a day, where it is in one part. A year of two digits is one that somebody wrote short, and of no century
 * that we could know.
 */
export function dayFaultOf(value: unknown, settings: JsonObject): DayRuleFault | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  const { day, month, year } = parseDayParts(value, settings);
  if ([day, month, year].some(Number.isNaN)) return undefined;
  if (month > 12) return { part: 'month', month };
  if (/(^|\/)\d{1,3}$/.test(value) && year > 0) return { part: 'year' };
  const days = daysIn(month, year);
  return day > days ? { part: 'day', day, days } : undefined;
}

const missing = {
  requiredDayEmpty: undefined,
  requiredDayField: 'day',
  requiredMonthField: 'month',
  requiredYearField: 'year',
} as const;

/** The part of a day to fix, or to fill in; undefined where it is no single one. */
export function faultyDayPart(value: unknown, settings: JsonObject): DayPart | undefined {
  const fault = dayFaultOf(value, settings);
  const name = missingDayPart(value, settings);
  return fault?.part ?? (name && missing[name]);
}
