import type { Dayjs } from 'dayjs';
import { months, tokensOf, weekdays } from './tokens.ts';
import { dayOfYear, isoWeek, sundayWeek, weekOf } from './weeks.ts';

/** A moment's local date and time, and its instant. */
export interface WrittenDate {
  readonly shown: Dayjs;
  readonly instant: number;
  readonly isUtc: boolean;
}

type Write = (date: Date, moment: WrittenDate) => string | number;

const hours12 = (date: Date) => date.getUTCHours() % 12 || 12;
const weekday = (date: Date) => weekdays[date.getUTCDay()] ?? '';
const month = (date: Date) => months[date.getUTCMonth()] ?? '';
const minutesOf = (date: Date) => padded(date.getUTCMinutes(), 2);
const secondsOf = (date: Date) => padded(date.getUTCSeconds(), 2);
const isAfterNoon = (date: Date) => date.getUTCHours() > 11;
const yearOfEra = (year: number) => (year > 0 ? year : 1 - year);

/** Numbers, of which a second and more letters ask for so many digits, and `o` for an ordinal. */
const numbers: Readonly<Record<string, (date: Date) => number>> = {
  M: (date) => date.getUTCMonth() + 1,
  D: (date) => date.getUTCDate(),
  DDD: dayOfYear,
  d: (date) => date.getUTCDay(),
  e: (date) => date.getUTCDay(),
  E: (date) => date.getUTCDay() || 7,
  w: (date) => weekOf(date, sundayWeek).week,
  W: (date) => weekOf(date, isoWeek).week,
  Q: (date) => Math.trunc(date.getUTCMonth() / 3) + 1,
  h: hours12,
  H: (date) => date.getUTCHours(),
  k: (date) => date.getUTCHours() || 24,
  m: (date) => date.getUTCMinutes(),
  s: (date) => date.getUTCSeconds(),
};

const writers: Readonly<Record<string, Write>> = {
  Y: (date) =>
    date.getUTCFullYear() > 9999 ? `+${date.getUTCFullYear()}` : padded(date.getUTCFullYear(), 4),
  YY: (date) => padded(date.getUTCFullYear() % 100, 2),
  YYYYYY: (date) => (date.getUTCFullYear() < 0 ? '' : '+') + padded(date.getUTCFullYear(), 6),
  gg: (date) => padded(weekOf(date, sundayWeek).year % 100, 2),
  GG: (date) => padded(weekOf(date, isoWeek).year % 100, 2),
  N: (date) => (date.getUTCFullYear() > 0 ? 'AD' : 'BC'),
  NNNN: (date) => (date.getUTCFullYear() > 0 ? 'Anno Domini' : 'Before Christ'),
  dd: (date) => weekday(date).slice(0, 2),
  ddd: (date) => weekday(date).slice(0, 3),
  dddd: weekday,
  MMM: (date) => month(date).slice(0, 3),
  MMMM: month,
  a: (date) => (isAfterNoon(date) ? 'pm' : 'am'),
  A: (date) => (isAfterNoon(date) ? 'PM' : 'AM'),
  hmm: (date) => hours12(date) + minutesOf(date),
  hmmss: (date) => hours12(date) + minutesOf(date) + secondsOf(date),
  Hmm: (date) => date.getUTCHours() + minutesOf(date),
  Hmmss: (date) => date.getUTCHours() + minutesOf(date) + secondsOf(date),
  X: (_, { instant }) => Math.floor(instant / 1000),
  x: (_, { instant }) => instant,
  z: (_, { isUtc }) => (isUtc ? 'UTC' : ''),
  zz: (_, { isUtc }) => (isUtc ? 'Coordinated Universal Time' : ''),
  Z: (_, moment) => offsetOf(moment, ':'),
  ZZ: (_, moment) => offsetOf(moment, ''),
};

/** Writes a moment as a format says. Source: moment 2.30, against which a test holds each token. */
export function writeMoment(moment: WrittenDate, format: string): string {
  const date = new Date(moment.shown.valueOf());
  return tokensOf(format)
    .map((token) => writeToken(token, date, moment) ?? literal(token))
    .join('');
}

function writeToken(token: string, date: Date, moment: WrittenDate): string | number | undefined {
  const writer = Object.hasOwn(writers, token) ? writers[token] : undefined;
  if (writer !== undefined) return writer(date, moment);
  if (/^Y{4,5}$/.test(token)) return padded(date.getUTCFullYear(), token.length);
  if (/^y+o?$/.test(token)) return counted(yearOfEra(date.getUTCFullYear()), token, 1);
  if (/^g{4,5}$/.test(token)) return padded(weekOf(date, sundayWeek).year, token.length);
  if (/^G{4,5}$/.test(token)) return padded(weekOf(date, isoWeek).year, token.length);
  if (/^N+$/.test(token)) return date.getUTCFullYear() > 0 ? 'AD' : 'BC';
  if (/^S+$/.test(token)) return padded(date.getUTCMilliseconds(), 3).padEnd(9, '0').slice(0, token.length);
  const [letters = ''] = /^(?:DDD|\w)/.exec(token) ?? [];
  const read = Object.hasOwn(numbers, letters) ? numbers[letters] : undefined;
  return read && counted(read(date), token, letters.length);
}

/** `M`, `MM`, `Mo`; of the days of a year `DDD`, `DDDD`, `DDDo`. */
function counted(number: number, token: string, plain: number): string {
  if (token.endsWith('o')) return ordinal(number);
  return token.length === plain
    ? String(number)
    : padded(number, token.length === 4 && plain === 3 ? 3 : token.length);
}

function literal(token: string): string {
  return /^\[[\s\S]/.test(token) ? token.replace(/^\[|\]$/g, '') : token.replace(/\\/g, '');
}

function offsetOf({ shown, instant }: WrittenDate, between: string): string {
  const minutes = Math.trunc((shown.valueOf() - instant) / 60_000);
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${padded(Math.trunc(size / 60), 2)}${between}${padded(size % 60, 2)}`;
}

function padded(number: number, digits: number): string {
  return (number < 0 ? '-' : '') + String(Math.abs(number)).padStart(digits, '0');
}

export function quarterOf(shown: Dayjs): number {
  return Math.trunc(shown.month() / 3) + 1;
}

function ordinal(number: number): string {
  const isTeen = Math.trunc((number % 100) / 10) === 1;
  return number + ((isTeen ? undefined : ['th', 'st', 'nd', 'rd'][number % 10]) ?? 'th');
}
