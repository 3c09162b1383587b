import type { JsonObject } from '@guichet/definition';
import type { Clock } from './clock.ts';
import { isoDayOf } from './day-parts.ts';
import { findClock, readTypedClock } from './typed-clock.ts';
import { type DayFault, readTypedDay } from './typed-day.ts';

/** A date, a time or both, as typed. */
export type TypedDate =
  /** All that is asked for: `YYYY-MM-DD`, and a time of day. */
  | { readonly kind: 'whole'; readonly day: string | undefined; readonly clock: Clock | undefined }
  | { readonly kind: 'wrong'; readonly fault: DateFault }
  | { readonly kind: 'unreadable' };

export type DateFault = DayFault | { readonly part: 'clock' } | { readonly part: 'time' };

const unreadable = { kind: 'unreadable' } as const;

/**
 * Reads what a resident typed into a component with `enableDate`, `enableTime` and `format`, in English or
 * French. The month comes before the day where the format says so and the year does not stand first.
 */
export function readTypedDate(text: string, settings: JsonObject): TypedDate {
  const hasDate = settings.enableDate !== false;
  const hasTime = settings.enableTime !== false;
  if (!hasDate) {
    const clock = readTypedClock(text);
    if (clock === undefined) return unreadable;
    return clock === 'none' ? wrong({ part: 'clock' }) : { kind: 'whole', day: undefined, clock };
  }
  const found = findClock(text);
  const rest = found?.rest ?? text;
  if (!/\d/.test(rest)) return found !== undefined && hasTime ? wrong({ part: 'missing' }) : unreadable;
  const parts = readTypedDay(rest, isMonthFirst(settings.format));
  if (parts === undefined) return unreadable;
  if ('part' in parts) return wrong(parts);
  const day = isoDayOf(parts);
  if (!hasTime) return { kind: 'whole', day, clock: undefined };
  if (found === undefined) return wrong({ part: 'time' });
  return found.clock === 'none' ? wrong({ part: 'clock' }) : { kind: 'whole', day, clock: found.clock };
}

function wrong(fault: DateFault): TypedDate {
  return { kind: 'wrong', fault };
}

function isMonthFirst(format: unknown): boolean {
  return typeof format === 'string' && /^[^dy]*M[^y]*d/.test(format.replace(/E+|\[.*?\]|'.*?'/g, ''));
}
