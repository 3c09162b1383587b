import type { Environment, PreparedComponent } from '@guichet/engine';
import { calendarDayOf, instantOf, localTextOf, parseIsoDate, zoneOf } from '@guichet/engine/dates';
import { localOfText } from './text-date.ts';

/** The local date and time of a value, `2026-03-05T09:30:00`; undefined where it is no date. */
export function shownLocal(
  value: unknown,
  { settings }: PreparedComponent,
  environment: Environment,
): string | undefined {
  if (settings.isKeptAsText === true) return localOfText(value, settings);
  if (parseIsoDate(value) === undefined) return undefined;
  const timeZone = zoneOf(settings, environment);
  if (settings.enableTime === false) return `${calendarDayOf(value, timeZone)}T00:00:00`;
  return localTextOf(instantOf(value, timeZone), timeZone).slice(0, 19);
}
