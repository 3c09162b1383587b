import { rowRules } from '../features/rows.ts';
import { custom } from './custom/rule.ts';
import { date } from './date/rule.ts';
import { dateClock, dateDay, dateMissing, dateMonth, dateTime, dateYear } from './date-part/rule.ts';
import { dateText } from './date-text/rule.ts';
import { day, dayMonth, dayOfMonth, dayYear } from './day/rule.ts';
import { disabledDate } from './disabled-date/rule.ts';
import { email } from './email/rule.ts';
import { filesFailed, filesMissing, filesUnderWay } from './files/rule.ts';
import { json } from './json/rule.ts';
import { jsonText } from './json-text/rule.ts';
import { doubleKey, missingKey } from './map-keys/rule.ts';
import { mask } from './mask/rule.ts';
import { max } from './max/rule.ts';
import { maxDate } from './max-date/rule.ts';
import { maxRows } from './max-rows/rule.ts';
import { maxSelectedCount } from './max-selected-count/rule.ts';
import { maxTags } from './max-tags/rule.ts';
import { maxWords } from './max-words/rule.ts';
import { maxYear } from './max-year/rule.ts';
import { min } from './min/rule.ts';
import { minDate } from './min-date/rule.ts';
import { minRows } from './min-rows/rule.ts';
import { minSelectedCount } from './min-selected-count/rule.ts';
import { minWords } from './min-words/rule.ts';
import { minYear } from './min-year/rule.ts';
import { array, arrayNonempty, nonarray } from './multiple/rule.ts';
import { noPerson } from './no-person/rule.ts';
import { number } from './number/rule.ts';
import { onlyAvailableItems } from './only-available-items/rule.ts';
import { invalidRow, invalidRows, unsavedRow, unsavedRows } from './open-rows/rule.ts';
import { pattern } from './pattern/rule.ts';
import {
  requiredDayEmpty,
  requiredDayField,
  requiredMonthField,
  requiredYearField,
} from './required-day/rule.ts';
import { requiredOrUndrawn, requiredUndrawn } from './required-undrawn/rule.ts';
import { row } from './row/rule.ts';
import type { Rule } from './rule.ts';
import type { OurRuleName } from './rule-name.ts';
import {
  noResults,
  noSearch,
  noSelection,
  nothingSearched,
  openNoResults,
  openNoSearch,
  openNoSelection,
} from './search/rule.ts';
import { time, timeClock } from './time/rule.ts';
import { type } from './type/rule.ts';
import { unique } from './unique/rule.ts';
import { url } from './url/rule.ts';

/** Every rule: as a form service judges. */
export const rules = {
  type,
  date,
  dateText,
  dateDay,
  dateMonth,
  dateYear,
  dateMissing,
  dateTime,
  dateClock,
  day,
  dayOfMonth,
  dayMonth,
  dayYear,
  email,
  json,
  jsonText,
  mask,
  maxDate,
  maxLength: rowRules.maxLength,
  maxRows,
  maxSelectedCount,
  maxTags,
  max,
  maxWords,
  maxYear,
  minDate,
  disabledDate,
  minLength: rowRules.minLength,
  minRows,
  minSelectedCount,
  min,
  minWords,
  minYear,
  array,
  nonarray,
  array_nonempty: arrayNonempty,
  pattern,
  required: requiredOrUndrawn,
  requiredUndrawn,
  nothingSearched,
  noSearch,
  noResults,
  noSelection,
  openNoSearch,
  openNoResults,
  openNoSelection,
  noPerson,
  doubleKey,
  missingKey,
  filesMissing,
  filesUnderWay,
  filesFailed,
  requiredDayEmpty,
  requiredDayField,
  requiredMonthField,
  requiredYearField,
  time,
  timeClock,
  url,
  number,
  custom,
  row,
  invalidRows,
  unsavedRows,
  invalidRow,
  unsavedRow,
  onlyAvailableItems,
  unique,
} satisfies Readonly<Record<OurRuleName, Rule>>;
