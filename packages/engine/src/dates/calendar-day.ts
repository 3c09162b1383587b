import { parseIsoDate } from './iso-date.ts';
import { instantOf, localTextOf } from './time-zone.ts';

const hour = 3_600_000;

/**
 * The day, `YYYY-MM-DD`, that a date without a time means; undefined where it is none. It was kept as a midnight: where
 * its text names the zone of that midnight, its own day counts, for every reader anywhere. A form service may have
 * rewritten it in UTC (`2026-03-05T05:00:00.000Z`); then it is a midnight of the reader, else of the person who chose
 * it: up to noon behind UTC, after it ahead.
 */
export function calendarDayOf(value: unknown, timeZone: string): string | undefined {
  const date = parseIsoDate(value);
  if (date === undefined) return undefined;
  const { written, offset } = date;
  const writtenText = new Date(written).toISOString();
  const isMidnight = writtenText.slice(11) === '00:00:00.000';
  if (offset !== 0 || isMidnight) return writtenText.slice(0, 10);
  const local = localTextOf(instantOf(value, timeZone), timeZone);
  if (local.slice(11) === '00:00:00.000' || written % hour !== 0) return local.slice(0, 10);
  return new Date(written + 11 * hour).toISOString().slice(0, 10);
}
