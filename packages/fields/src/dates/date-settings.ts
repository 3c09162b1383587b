import { isJsonObject, type JsonObject } from '@guichet/definition';
import { isZone } from '@guichet/engine/dates';
import { flagSettings, sizeIn, sizeOf, textSettings } from '../define/define-model.ts';
import { partOf, tokensOf } from './date-format.ts';
import { dateLimits } from './date-limits.ts';

/** Settings that the component itself lacks are read from its `widget`, as its builder left them there. */
export function dateSettings(json: JsonObject): JsonObject {
  const [widget = {}, datePicker = {}, timePicker = {}] = [json.widget, json.datePicker, json.timePicker].map(
    (settings) => (isJsonObject(settings) ? settings : {}),
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

/** By how much the arrow keys move the clock, where it is not by one. Typed values may lie between. */
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
