import { isJsonObject, type JsonObject } from '@guichet/definition';
import type { Environment, PreparedComponent } from '@guichet/engine';
import {
  calendarDayOf,
  instantOf,
  isZone,
  localTextOf,
  parseIsoDate,
  readTypedDate,
  zonedTextOf,
  zoneOf,
} from '@guichet/engine/dates';
import { flagSettings, sizeIn, sizeOf, textSettings } from '../define/define-model.ts';
import { defineText, textOf } from '../define/define-text.ts';
import { formatOf, partOf, tokensOf, writeDate } from './date-format.ts';
import { dateLimits } from './date-limits.ts';
import { formatRuleDates } from './format-rule-dates.ts';
import { instantAt, offsetOf, withoutOffset } from './repeated-hour.ts';
import { clockText, localOfText } from './text-date.ts';

/**
 * A date, a time, or both. Value: ISO 8601 with its offset, `2026-03-05T09:30:00-05:00`; empty `''`. What cannot
 * be read is kept as it was typed.
 */
export const datetimeModel = defineText({
  needs: () => ['dates'],
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

/** What calendar and clock show of a value, `2026-03-05T09:30:00`; undefined where it is no date. */
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

/** What lacks a part may happen to look whole, as `2026-03-05` without its time: a space at its end says that it is not. */
function asTyped(text: string): string {
  return parseIsoDate(text) === undefined ? text : `${text} `;
}

/** Settings that the component itself lacks are read from its `widget`, as its builder left them there. */
export function dateSettings(json: JsonObject): JsonObject {
  const [widget = {}, datePicker = {}, timePicker = {}] = [json.widget, json.datePicker, json.timePicker].map(
    (one) => (isJsonObject(one) ? one : {}),
  );
  const format = json.useLocaleSettings === true ? undefined : (json.format ?? widget.format);
  const written = textSettings({ format: format ?? null }, ['format']);
  const enableDate = (json.enableDate ?? !(widget.noCalendar ?? false)) !== false;
  const hasTime =
    (json.enableTime ?? widget.enableTime) !== false &&
    (!enableDate || written.format === undefined || showsTime(written.format));
  const disable = datePicker.disable ?? widget.disabledDates;
  return {
    isDate: true,
    ...dateLimits(widget, datePicker),
    ...(!hasTime && { enableTime: false }),
    ...(!enableDate && { enableDate }),
    ...written,
    ...stepsIn({
      hourStep: timePicker.hourStep ?? widget.hourIncrement ?? null,
      minuteStep: timePicker.minuteStep ?? widget.minuteIncrement ?? null,
    }),
    ...((timePicker.showMeridian === false || widget.time_24hr === true) && { is24: true }),
    ...zoneSettings(json),
    ...sizeIn(json),
    ...startingDay(datePicker),
    ...textSettings({ disable: disable ?? null }, ['disable']),
    ...flagSettings({ ...widget, ...datePicker }, ['disableWeekends', 'disableWeekdays']),
  };
}

/** By how much the arrow keys move the clock, where it is not by one. What is typed may lie between. */
function stepsIn(steps: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(steps).flatMap(([name, written]) => {
      const step = sizeOf(written);
      return step === undefined || step === 1 ? [] : [[name, step]];
    }),
  );
}

/** The first day of the week where it is not a Sunday. */
function startingDay({ startingDay: day }: JsonObject): JsonObject {
  const number = Number(day ?? 0);
  return Number.isInteger(number) && number > 0 && number < 7 ? { startingDay: number } : {};
}

function showsTime(format: string): boolean {
  return tokensOf(format).some((token) => partOf(token) === 'clock');
}

function zoneSettings({ displayInTimezone, timezone }: JsonObject): JsonObject {
  if (displayInTimezone === 'utc') return { zone: 'UTC' };
  if (displayInTimezone === 'submission') return { zone: 'submission' };
  if (displayInTimezone !== 'location' || typeof timezone !== 'string' || !isZone(timezone)) return {};
  return { zone: timezone };
}
