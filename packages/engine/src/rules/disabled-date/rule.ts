import { parseIsoDate } from '../../dates/iso-date.ts';
import { shownDayOf } from '../../dates/shown-day.ts';
import { zoneOf } from '../../dates/zone-of.ts';
import type { Rule } from '../rule.ts';
import { isDisabledDay } from './is-disabled-day.ts';
import { disabledDateSentences } from './messages.ts';

/** A day that its author lets be chosen. Form.io has no such rule: there a day that is typed passes. */
export const disabledDate: Rule = {
  message: 'disabledDate',
  sentences: disabledDateSentences,
  check({ component: { settings }, value, environment }) {
    if (parseIsoDate(value) === undefined || settings.enableDate === false) return undefined;
    const { disable, disableWeekdays, disableWeekends } = settings;
    if (disable === undefined && disableWeekdays !== true && disableWeekends !== true) return undefined;
    const timeZone = zoneOf(settings, environment());
    const day = shownDayOf(value, settings, timeZone);
    return day !== undefined && isDisabledDay(day, settings) ? { date: day } : undefined;
  },
};
