import { dayLimits } from '../fields/day-limits.ts';
import { date } from '../rules/date/rule.ts';
import { dateClock, dateDay, dateMissing, dateMonth, dateTime, dateYear } from '../rules/date-part/rule.ts';
import { dateText } from '../rules/date-text/rule.ts';
import { disabledDate } from '../rules/disabled-date/rule.ts';
import { maxDate } from '../rules/max-date/rule.ts';
import { minDate } from '../rules/min-date/rule.ts';
import type { Rules } from '../rules/rule.ts';

/** The first and the last day that may be chosen. */
export const dates = { dayLimits };

export const dateRules = {
  ...{ date, dateClock, dateDay, dateMissing, dateMonth, dateText, dateTime, dateYear },
  ...{ disabledDate, maxDate, minDate },
} satisfies Rules;
