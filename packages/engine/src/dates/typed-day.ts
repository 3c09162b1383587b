import { locales } from '@guichet/definition';
import { monthNames } from '../formats/month-messages.ts';
import { weekdayNames } from '../formats/weekday-messages.ts';
import { type DayParts, daysIn } from './day-parts.ts';
import { plainLetters } from './plain-letters.ts';

/** The fault of a typed date, and its part. */
export type DayFault =
  | { readonly part: 'day'; readonly day: number; readonly days: number }
  | { readonly part: 'month'; readonly month: number }
  | { readonly part: 'year' }
  | { readonly part: 'missing' };

const plainNames = (names: readonly string[]) => names.map(plainLetters);
const months = locales.map((locale) => plainNames(monthNames[locale]));
const weekdays = locales.flatMap((locale) => plainNames(weekdayNames[locale]));

/** Words and marks that may stand between the parts. `t` stands before a time in ISO 8601. */
const fillers = new Set([
  'le',
  'la',
  'the',
  'of',
  'de',
  'du',
  'd',
  'at',
  'a',
  'on',
  't',
  'er',
  'st',
  'nd',
  'rd',
  'th',
]);

/** The parts as they were written, in an order that is known. */
interface Written {
  readonly year: string | undefined;
  readonly month: number | undefined;
  readonly day: string | undefined;
}

/**
 * Reads a date as people write it in English or French: `2026-03-01`, `1/3/2026`, `1er mars 2026`,
 * `Sunday, March 1, 2026`. Undefined: it cannot be read at all.
 */
export function readTypedDay(text: string, isMonthFirst: boolean): DayParts | DayFault | undefined {
  const plain = plainLetters(text);
  if (/[^a-z\d\s,./'’-]/.test(plain)) return undefined;
  const words = plain.match(/[a-z]+/g) ?? [];
  const named = words.map(monthOf).find((month) => month !== undefined);
  if (words.some((word) => monthOf(word) === undefined && !isBetween(word))) return undefined;
  const numbers = plain.match(/\d+/g) ?? [];
  const written = named === undefined ? ofNumbers(numbers, isMonthFirst) : ofNamed(named, numbers);
  return written && validated(written);
}

/** The month whose name a word begins, where it begins that of one alone. */
function monthOf(word: string): number | undefined {
  if (word.length < 3) return undefined;
  const begun = months.flatMap((names) =>
    names.flatMap((name, index) => (name.startsWith(word) ? [index + 1] : [])),
  );
  return new Set(begun).size === 1 ? begun[0] : undefined;
}

function isBetween(word: string): boolean {
  return fillers.has(word) || (word.length >= 3 && weekdays.some((name) => name.startsWith(word)));
}

function ofNamed(month: number, numbers: readonly string[]): Written | undefined {
  if (numbers.length > 2) return undefined;
  const [first, second] = numbers;
  return isYear(first) ? { month, year: first, day: second } : { month, day: first, year: second };
}

function ofNumbers(numbers: readonly string[], isMonthFirst: boolean): Written | undefined {
  const [first = '', second = '', third] = numbers;
  if (numbers.length === 1 && first.length === 8) {
    return { year: first.slice(0, 4), month: Number(first.slice(4, 6)), day: first.slice(6) };
  }
  if (numbers.length === 2) {
    if (isYear(first)) return { year: first, month: Number(second), day: undefined };
    if (isYear(second)) return { year: second, month: Number(first), day: undefined };
    return inOrder(first, second, undefined, isMonthFirst);
  }
  if (third === undefined || numbers.length > 3) return undefined;
  if (isYear(first)) return { year: first, month: Number(second), day: third };
  return inOrder(first, second, third, isMonthFirst);
}

/** One that can be no month is the day, whatever the order. */
function inOrder(first: string, second: string, year: string | undefined, isMonthFirst: boolean): Written {
  const [month, day] = isMonthFirst ? [first, second] : [second, first];
  const isOther = Number(month) > 12 && Number(day) <= 12;
  return isOther ? { year, month: Number(day), day: month } : { year, month: Number(month), day };
}

function isYear(text: string | undefined): boolean {
  return text !== undefined && text.length > 2;
}

function validated({ year, month, day }: Written): DayParts | DayFault {
  if (month === undefined || day === undefined) return { part: 'missing' };
  if (month < 1 || month > 12) return { part: 'month', month };
  const days = daysIn(month, Number(year ?? 0));
  if (day.length > 2 || Number(day) < 1 || Number(day) > days) return { part: 'day', day: Number(day), days };
  if (year === undefined || !/^\d{4}$/.test(year) || Number(year) === 0) return { part: 'year' };
  return { year: Number(year), month, day: Number(day) };
}
