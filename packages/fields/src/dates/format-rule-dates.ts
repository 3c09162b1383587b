import type { Locale } from '@guichet/definition';
import type { PreparedComponent, RuleValues } from '@guichet/engine';
import { parseIsoDate } from '@guichet/engine/dates';
import { formatOf, writeDate } from './date-format.ts';

/** The days that sentences name: one that is ruled out, and those that limit. */
const named = ['date', 'minDate', 'maxDate'];

/** Dates in a sentence as their field writes them, a day alone without a time. */
export function formatRuleDates(
  values: RuleValues,
  { settings }: PreparedComponent,
  locale: Locale,
): RuleValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (!named.includes(name) || typeof value !== 'string' || parseIsoDate(value) === undefined)
        return [name, value];
      const [day, clock] = value.split(' ');
      const format = formatOf(clock === undefined ? { ...settings, enableTime: false } : settings, locale);
      return [name, writeDate(`${day}T${clock ?? '00:00'}:00`, format, locale)];
    }),
  );
}
