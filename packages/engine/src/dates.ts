/** The door to dates, for the types that keep some. */
export { calendarDayOf } from './dates/calendar-day.ts';
export { parseIsoDate } from './dates/iso-date.ts';
export { instantOf, localTextOf, zonedTextOf } from './dates/time-zone.ts';
export { readTypedClock } from './dates/typed-clock.ts';
export { readTypedDate } from './dates/typed-date.ts';
export { isZone, submissionZone, zoneOf } from './dates/zone-of.ts';
export { faultyDayPart } from './rules/day/fault-of.ts';
export { isDisabledDay } from './rules/disabled-date/is-disabled-day.ts';
