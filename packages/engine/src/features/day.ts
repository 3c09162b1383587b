import { day, dayMonth, dayOfMonth, dayYear } from '../rules/day/rule.ts';
import { maxDate } from '../rules/max-date/rule.ts';
import { maxYear } from '../rules/max-year/rule.ts';
import { minDate } from '../rules/min-date/rule.ts';
import { minYear } from '../rules/min-year/rule.ts';
import {
  requiredDayEmpty,
  requiredDayField,
  requiredMonthField,
  requiredYearField,
} from '../rules/required-day/rule.ts';
import type { Rules } from '../rules/rule.ts';

/** The rules of a day in three controls. */
export const dayRules = {
  ...{ day, dayMonth, dayOfMonth, dayYear, maxDate, maxYear, minDate, minYear },
  ...{ requiredDayEmpty, requiredDayField, requiredMonthField, requiredYearField },
} satisfies Rules;
