import { defaultLocale, type JsonObject, type Locale } from '@guichet/definition';
import { type Clock, writeClock } from '@guichet/engine';
import { readTypedDate } from '@guichet/engine/dates';
import { formatOf } from './date-format.ts';

/** The day of a time that stands alone, which nobody sees. */
const anyDay = '2000-01-01';

/**
 * Parses a text, as stored or in a language, as a local date and time: `2026-03-05T09:30:00`; undefined where it is no
 * date.
 */
export function localOfText(
  value: unknown,
  settings: JsonObject,
  locale: Locale = defaultLocale,
): string | undefined {
  if (typeof value !== 'string') return undefined;
  const read = readTypedDate(value, { ...settings, format: formatOf(settings, locale) });
  return read.kind === 'whole' ? `${read.day ?? anyDay}T${clockText(read.clock)}` : undefined;
}

export function clockText(clock: Clock | undefined): string {
  return clock === undefined ? '00:00:00' : writeClock(clock, 'HH:mm:ss');
}
