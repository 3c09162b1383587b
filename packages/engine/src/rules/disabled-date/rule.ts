import type { JsonObject } from '@guichet/definition';
import { shownDayOf } from '../../dates/shown-day.ts';
import { readTypedDate } from '../../dates/typed-date.ts';
import { zoneOf } from '../../dates/zone-of.ts';
import type { Rule } from '../rule.ts';
import { isDisabledDay } from './is-disabled-day.ts';

/** A day that its author lets be chosen. Form.io has no such rule: there a day that is typed passes. */
export const disabledDate: Rule = {
  message: 'disabledDate',
  sentences: {
    en: '{{field}} cannot be on {{date}}. Choose another day.',
    fr: 'La date du champ « {{field}} » ne peut pas être le {{date}}. Choisissez un autre jour.',
  },
  check({ component: { settings }, value, environment }) {
    if (settings.enableDate === false) return undefined;
    const { disable, disableWeekdays, disableWeekends } = settings;
    if (disable === undefined && disableWeekdays !== true && disableWeekends !== true) return undefined;
    const day =
      settings.isKeptAsText === true
        ? dayInText(value, settings)
        : shownDayOf(value, settings, zoneOf(settings, environment()));
    return day !== undefined && isDisabledDay(day, settings) ? { date: day } : undefined;
  },
};

function dayInText(value: unknown, settings: JsonObject): string | undefined {
  const read = readTypedDate(String(value), settings);
  return read.kind === 'whole' ? read.day : undefined;
}
