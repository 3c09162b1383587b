/** The door to how a language writes numbers, dates, lists and plurals. */
export { formatDateParts, formatDay, formatInstant, formatMoment } from './formats/dates.ts';
export { formatList } from './formats/lists.ts';
export { monthNames } from './formats/month-messages.ts';
export { formatNumber, marks, type NumberMarks, withMarks } from './formats/numbers.ts';
export { pluralS } from './formats/plurals.ts';
export { weekdayNames } from './formats/weekday-messages.ts';
export { formatFullDay, weekdayName } from './formats/weekdays.ts';
