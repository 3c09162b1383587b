import type { Json, JsonObject } from '@guichet/definition';
import { calendarDayOf } from './calendar-day.ts';
import { isoDayOf, parseDayParts } from './day-parts.ts';
import { instantOf, localTextOf } from './time-zone.ts';

/** Below 0: the value lies before the reference; NaN: one of them is no whole date. */
export function compareDates(
  value: unknown,
  reference: unknown,
  settings: JsonObject,
  timeZone: string,
): number {
  return dateOf(value, settings, timeZone) - dateOf(reference, settings, timeZone);
}

/** The same by calendar days, whatever the time of day. */
export function compareDays(
  value: unknown,
  reference: unknown,
  settings: JsonObject,
  timeZone: string,
): number {
  const days = [value, reference].map((date) => Date.parse(dayOf(date, settings, timeZone)));
  return (days[0] ?? Number.NaN) - (days[1] ?? Number.NaN);
}

/**
 * A limit as a sentence shows it, alike in both languages: `2026-01-31`, with a time of day
 * `2026-01-31 14:30`. Empty when the setting holds no date.
 */
export function writeLimit(limit: Json, settings: JsonObject, timeZone: string, hasTime: boolean): string {
  if (!hasTime) return dayOf(limit, settings, timeZone);
  const instant = dateOf(limit, settings, timeZone);
  return Number.isNaN(instant) ? '' : localTextOf(instant, timeZone).slice(0, 16).replace('T', ' ');
}

function dateOf(value: unknown, settings: JsonObject, timeZone: string): number {
  const instant = instantOf(value, timeZone);
  return Number.isNaN(instant) ? instantOf(partsDay(value, settings), timeZone) : instant;
}

/** `YYYY-MM-DD` in the time zone; empty when it is no whole date. */
function dayOf(value: unknown, settings: JsonObject, timeZone: string): string {
  return calendarDayOf(value, timeZone) ?? partsDay(value, settings);
}

function partsDay(value: unknown, settings: JsonObject): string {
  if (typeof value !== 'string') return '';
  return isoDayOf(parseDayParts(value.replace(/[-.]/g, '/'), settings)) ?? '';
}
