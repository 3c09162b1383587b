import type { InEveryLocale, Locale } from '@guichet/definition';
import { monthNames } from './month-messages.ts';

interface DateWriter {
  /** A day of a month, a month and a year, of which any may be `''`. */
  readonly day: (day: string, month: string, year: string) => string;
  readonly moment: (day: string, clock: string) => string;
  /** Hours from 0 to 23, and minutes of two digits. */
  readonly clock: (hour: number, minute: string) => string;
}

/** No line breaks within a time. */
const writers: InEveryLocale<DateWriter> = {
  en: {
    day: (day, month, year) => joined([joined([month, day], ' '), year], day === '' ? ' ' : ', '),
    moment: (day, clock) => `${day} at ${clock}`,
    clock: (hour, minute) => `${hour % 12 || 12}:${minute}\u00a0${hour < 12 ? 'a.m.' : 'p.m.'}`,
  },
  fr: {
    day: (day, month, year) => joined([day === '1' ? '1er' : day, month, year], ' '),
    moment: (day, clock) => `${day} à ${clock}`,
    clock: (hour, minute) => `${hour}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`,
  },
};

function joined(parts: readonly string[], between: string): string {
  return parts.filter((part) => part !== '').join(between);
}

/** `March 1, 2026`, `1er mars 2026`, of digits; a part that is open is `''`. */
export function formatDateParts(day: string, month: string, year: string, locale: Locale): string {
  const name = monthNames[locale][Number(month) - 1] ?? month;
  return writers[locale].day(day.replace(/^0/, ''), name, year);
}

/** The same of `2026-03-01`, or of `2026-03`. */
export function formatDay(day: string, locale: Locale): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return formatDateParts(date, month, year, locale);
}

/** A local date and time, `2026-03-01T14:30`: `March 1, 2026 at 2:30 p.m.`, `1er mars 2026 à 14 h 30`. */
export function formatMoment(local: string, locale: Locale): string {
  const clock = writers[locale].clock(Number(local.slice(11, 13)), local.slice(14, 16));
  return writers[locale].moment(formatDay(local.slice(0, 10), locale), clock);
}

/** The same of an instant, in milliseconds since 1970, as the clocks of a time zone show it. */
export function formatInstant(at: number, locale: Locale, timeZone: string): string {
  // Digits alone: browsers and servers have the same ones.
  const digits = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  const format = new Intl.DateTimeFormat('en-US', { ...digits, hourCycle: 'h23', timeZone });
  const [month, day, year, hour, minute] = format.format(at).match(/\d+/g) ?? [];
  return formatMoment(`${year}-${month}-${day}T${hour}:${minute}`, locale);
}
