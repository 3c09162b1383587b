import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { type DateFields, readParts } from './read-parts.ts';
import { tokensOf } from './tokens.ts';

dayjs.extend(utc);

/** The local date and time as if in UTC: no machine's zone takes part. */
export function shownOf(time: number): Dayjs {
  return dayjs.utc(time);
}

/** A date in a text: a local one, or an instant where the text names a zone. `NaN` where it is no date. */
export type ReadDate = { readonly shown: number } | { readonly instant: number };

export const noDate: ReadDate = { instant: Number.NaN };

/**
 * Reads a text as one of some formats writes it, the best of those that fit. `today` stands for what a format leaves
 * out. Undefined where that asks for what is not read here: weeks, eras.
 */
export function readFormatted(
  text: string,
  formats: readonly string[],
  isStrict: boolean,
  today: Dayjs,
): ReadDate | undefined {
  let best: { readonly date: ReadDate; readonly score: number; readonly isValid: boolean } | undefined;
  for (const format of formats) {
    const parts = readParts(text, tokensOf(format), isStrict);
    if (parts === undefined) return undefined;
    const date = dateOfFields(parts, today);
    if (date === undefined) return undefined;
    const isValid =
      date !== noDate && !(isStrict && (parts.left > 0 || parts.unused > 0 || parts.isHourTooBig));
    const score = parts.left + parts.unused * 10;
    const isBetter =
      best === undefined || (best.isValid ? score < best.score : isValid || score < best.score);
    if (isBetter) best = { date: isValid ? date : noDate, score, isValid: isValid || best?.isValid === true };
  }
  return best?.date ?? noDate;
}

function dateOfFields(parts: DateFields, today: Dayjs): ReadDate | undefined {
  const { fields, isFailed, instant, offset, meridiem, weekday } = parts;
  if (isFailed || parts.found === 0) return noDate;
  if (instant !== undefined) return parts.found + parts.unused > 1 ? undefined : { instant };
  const shown = [today.year(), today.month(), today.date()];
  const [hour = 0, minute = 0, second = 0, millisecond = 0] = fields.slice(3);
  let [year, month, day] = fields;
  // A day of the week alone is that of this week.
  if (weekday !== undefined && month === undefined && day === undefined) {
    if (year !== undefined || parts.dayOfYear !== undefined) return undefined;
    const date = new Date(timeOf(shown[0] ?? 0, shown[1] ?? 0, (shown[2] ?? 1) - today.day() + weekday));
    [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  }
  if (parts.dayOfYear !== undefined) {
    const first = timeOf(year ?? shown[0] ?? 0, 0, 1);
    const date = new Date(first + (parts.dayOfYear - 1) * 86_400_000);
    if (parts.dayOfYear < 1 || date.getUTCFullYear() !== new Date(first).getUTCFullYear()) return noDate;
    [month, day] = [date.getUTCMonth(), date.getUTCDate()];
  }
  const isWhole = year !== undefined && month !== undefined && day !== undefined;
  // Larger units than the ones read come from today, smaller ones are the first.
  if (year === undefined) {
    year = shown[0] ?? 0;
    if (month === undefined) {
      month = shown[1] ?? 0;
      day ??= shown[2];
    }
  }
  month ??= 0;
  day ??= 1;
  const isMidnight = hour === 24 && minute === 0 && second === 0 && millisecond === 0;
  const isInDay = (hour < 24 || isMidnight) && minute < 60 && second < 60 && millisecond < 1000;
  if (month < 0 || month > 11 || day < 1 || day > daysIn(year, month) || !isInDay) return noDate;
  if (meridiem !== undefined && fields.every((field) => field === undefined)) return noDate;
  const time =
    timeOf(year, month, day) +
    (fields[3] === undefined ? 0 : hourWith(hour, meridiem)) * 3_600_000 +
    minute * 60_000 +
    second * 1000 +
    millisecond;
  if (weekday !== undefined && isWhole && new Date(time).getUTCDay() !== weekday) return noDate;
  return offset === undefined ? { shown: time } : { instant: time - offset * 60_000 };
}

/** Source: moment. Noon is no 24, midnight no 12. */
function hourWith(hour: number, meridiem: 'am' | 'pm' | undefined): number {
  if (meridiem === 'pm' && hour < 12) return hour + 12;
  return meridiem === 'am' && hour === 12 ? 0 : hour;
}

function daysIn(year: number, month: number): number {
  return new Date(new Date(0).setUTCFullYear(year, month + 1, 0)).getUTCDate();
}

/** Years below 100 are themselves. */
function timeOf(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month, day);
}

const iso =
  /^\s*((?:[+-]\d{6}|\d{4})-(?:\d\d-\d\d|\d{3}|\d\d)|\d{4}(?:\d{4}|\d{3}|\d\d)?|[+-]\d{10})(?:([T ])(\d\d(?::?\d\d(?::?\d\d(?:[.,]\d+)?)?)?)([+-]\d\d(?::?\d\d)?|\s*Z)?)?$/;

const isoDates: readonly (readonly [pattern: RegExp, format: string])[] = [
  [/^[+-]\d{6}-\d\d-\d\d$/, 'YYYYYY-MM-DD'],
  [/^\d{4}-\d\d-\d\d$/, 'YYYY-MM-DD'],
  [/^\d{4}-\d{3}$/, 'YYYY-DDD'],
  [/^\d{4}-\d\d$/, 'YYYY-MM'],
  [/^[+-]\d{10}$/, 'YYYYYYMMDD'],
  [/^\d{8}$/, 'YYYYMMDD'],
  [/^\d{7}$/, 'YYYYDDD'],
  [/^\d{6}$/, 'YYYYMM'],
  [/^\d{4}$/, 'YYYY'],
];

/** Reads ISO 8601; undefined for any other text. */
export function readIso(text: string, today: Dayjs): ReadDate | undefined {
  const [, date = '', between, time, zone] = iso.exec(text) ?? [];
  const format = isoDates.find(([pattern]) => pattern.test(date))?.[1];
  if (format === undefined) return undefined;
  if (time === undefined) return readFormatted(text, [format], false, today);
  // A month or a year has no time of day, and what is written with dashes has a time with colons.
  if (!/D/.test(format) || (time.length > 2 && time.includes(':') !== date.slice(1).includes('-')))
    return undefined;
  const clock = time.includes(':') ? ['HH', ':mm', ':ss'] : ['HH', 'mm', 'ss'];
  const digits = time.replace(/[.,].*$/, '').replaceAll(':', '').length / 2;
  const fraction = /[.,]/.exec(time)?.[0];
  const written = clock.slice(0, digits).join('') + (fraction === undefined ? '' : `${fraction}SSSS`);
  return readFormatted(text, [`${format}${between}${written}${zone === undefined ? '' : 'Z'}`], false, today);
}
