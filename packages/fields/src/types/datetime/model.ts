import { localTextOf, parseIsoDate, readTypedDate, zonedTextOf, zoneOf } from '@guichet/engine/dates';
import { formatOf, writeDate } from '../../dates/date-format.ts';
import { dateSettings } from '../../dates/date-settings.ts';
import { formatRuleDates } from '../../dates/format-rule-dates.ts';
import { instantAt, offsetOf, withoutOffset } from '../../dates/repeated-hour.ts';
import { shownLocal } from '../../dates/shown-local.ts';
import { clockText } from '../../dates/text-date.ts';
import { defineText, textOf } from '../../define/define-text.ts';

/**
 * A date, a time, or both. Value: ISO 8601 with its offset, `2026-03-05T09:30:00-05:00`; empty `''`. Text that cannot
 * be read is kept as it was typed.
 */
export const datetimeModel = defineText({
  needs: () => ['dates'],
  typing: { autocomplete: 'off', autocapitalize: 'none' },
  label: { en: 'Date / Time', fr: 'Date et heure' },
  rules: [
    'date',
    'dateDay',
    'dateMonth',
    'dateYear',
    'dateMissing',
    'dateTime',
    'dateClock',
    'maxDate',
    'minDate',
    'disabledDate',
    'required',
  ],
  settings: dateSettings,
  isEmpty: (value) => /^(\s*|invalid date)$/i.test(textOf(value)),
  formatWhileTyping: (strings) => strings,
  parse([text = ''], { settings }, locale, environment) {
    const typed = text.trim();
    if (parseIsoDate(typed)?.offset !== undefined) return typed;
    const [dated, offset] = withoutOffset(typed);
    const read = readTypedDate(dated, { ...settings, format: formatOf(settings, locale) });
    if (read.kind !== 'whole') return asTyped(typed);
    const timeZone = zoneOf(settings, environment);
    const day = read.day ?? localTextOf(environment.now, timeZone).slice(0, 10);
    return zonedTextOf(instantAt(`${day}T${clockText(read.clock)}`, offset, timeZone), timeZone);
  },
  format(value, component, locale, environment) {
    const local = shownLocal(value, component, environment);
    if (local === undefined) return [textOf(value).trim()];
    const written = writeDate(local, formatOf(component.settings, locale), locale);
    return [`${written}${offsetOf(value, local, component.settings, environment)}`];
  },
  formatRuleParams: formatRuleDates,
});

/** An incomplete text may look whole, as `2026-03-05` without its time: a trailing space marks it. */
function asTyped(text: string): string {
  return parseIsoDate(text) === undefined ? text : `${text} `;
}
