import type { Locale } from '@guichet/definition';
import type { PreparedComponent, RuleValues } from '@guichet/engine';
import { parseIsoDate } from '@guichet/engine/dates';
import { formatDay, formatMoment } from '@guichet/engine/formats';

/** The days that sentences name: one that is ruled out, and those that limit. */
const named = ['date', 'minDate', 'maxDate'];

/** Dates in a sentence as its language writes them, a day alone without a time. */
export function formatRuleDates(
  values: RuleValues,
  _component: PreparedComponent,
  locale: Locale,
): RuleValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (!named.includes(name) || typeof value !== 'string' || parseIsoDate(value) === undefined)
        return [name, value];
      return [name, value.includes(' ') ? formatMoment(value, locale) : formatDay(value, locale)];
    }),
  );
}
