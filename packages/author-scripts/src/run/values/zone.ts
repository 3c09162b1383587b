import { environment, spend } from '../run.ts';

const formats = new Map<string, Intl.DateTimeFormat>();
/** For any zones that senders name: see `dates/`. */
const maxFormats = 20;
const day = 86_400_000;

/*
 * The engine's `dates/` knows zones too, but what it shares with the page's script may not lie in a file that comes
 * later: the page would be cut in more files.
 */

/** How far the clock of the environment's zone is ahead of UTC, in milliseconds. */
export function offsetAt(instant: number): number {
  spend(60);
  if (Number.isNaN(instant)) return 0;
  // No date lies before or after.
  const known = Math.max(-8.64e15, Math.min(8.64e15, instant));
  const { timeZone } = environment();
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
    if (formats.size >= maxFormats) formats.clear();
    formats.set(timeZone, format);
  }
  const [, sign, hours = 0, minutes = 0, seconds = 0] =
    /GMT([+-])(\d+):(\d+)(?::(\d+))?/.exec(format.format(known)) ?? [];
  const size = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -size : size;
}

/** The local date and time at an instant, as if in UTC. */
export function shownAt(instant: number): Date {
  return new Date(instant + offsetAt(instant));
}

/** The instant at which they show this. Of an hour that is shown twice the first; one left out is counted on. */
export function instantInZone(shown: number): number {
  if (!(Math.abs(shown) <= 8.64e15)) return Number.NaN;
  const [before, after] = [offsetAt(shown - day), offsetAt(shown + day)];
  const isAfter = offsetAt(shown - before) !== before && offsetAt(shown - after) === after;
  return new Date(shown - (isAfter ? after : before)).getTime();
}
