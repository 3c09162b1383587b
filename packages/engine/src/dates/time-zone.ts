import { parseIsoDate } from './iso-date.ts';

const minute = 60_000;
const day = 1440 * minute;
const formats = new Map<string, Intl.DateTimeFormat>();
/** A service validates in whatever zone a sender names, and there are thousands: each weighs some 40 kB. */
const maxFormats = 20;

/** Milliseconds since 1970 of an ISO date, read in the time zone where it names none; NaN of what is none. */
export function instantOf(value: unknown, timeZone: string): number {
  const date = parseIsoDate(value);
  if (date === undefined) return Number.NaN;
  return date.offset === undefined ? instantIn(timeZone, date.written) : date.written - date.offset * minute;
}

/** The local date and time of a zone at an instant: `2026-01-31T14:30:00.000`. */
export function localTextOf(instant: number, timeZone: string): string {
  return new Date(instant + offsetAt(instant, timeZone)).toISOString().slice(0, -1);
}

/** Of an hour that a clock shows twice the first; a skipped one is counted on from before the gap. */
function instantIn(timeZone: string, written: number): number {
  const [before, after] = [offsetAt(written - day, timeZone), offsetAt(written + day, timeZone)];
  return offsetAt(written - before, timeZone) !== before && offsetAt(written - after, timeZone) === after
    ? written - after
    : written - before;
}

/** How far a zone's clock is ahead of UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
    if (formats.size >= maxFormats) formats.clear();
    formats.set(timeZone, format);
  }
  const name = format.format(instant);
  const [, sign, hours, minutes, seconds = 0] = /GMT([+-])(\d+):(\d+)(?::(\d+))?/.exec(name) ?? [];
  const size = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * minute + Number(seconds) * 1000;
  return sign === '-' ? -size : size;
}

/** An instant as ISO 8601 with the offset of a time zone: `2026-01-31T14:30:00-05:00`. */
export function zonedTextOf(instant: number, timeZone: string): string {
  const local = localTextOf(instant, timeZone);
  const minutes = Math.round((Date.parse(`${local}Z`) - instant) / minute);
  const size = Math.abs(minutes);
  const [hours, rest] = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, '0'));
  return `${local.slice(0, 19)}${minutes < 0 ? '-' : '+'}${hours}:${rest}`;
}
