import type { JsonObject } from '@guichet/definition';
import { calendarDayOf } from './calendar-day.ts';
import { instantOf, localTextOf } from './time-zone.ts';

/** The day, `YYYY-MM-DD`, that a component shows of a date; undefined where it is none. */
export function shownDayOf(value: unknown, settings: JsonObject, timeZone: string): string | undefined {
  if (settings.enableTime === false) return calendarDayOf(value, timeZone);
  const instant = instantOf(value, timeZone);
  return Number.isNaN(instant) ? undefined : localTextOf(instant, timeZone).slice(0, 10);
}
