import type { JsonObject, Locale } from '@guichet/definition';
import { formatDateParts, weekdayName } from '@guichet/engine/formats';
import { dateHabits } from './date-habits.ts';

/** Form.io's format where a definition gives none. */
const usualFormat = 'yyyy-MM-dd hh:mm a';

/** The letters of a format, or one other character. Quotes and brackets hold a text as it is. */
const tokens = /\[.*?\]|'.*?'|([yMdEHhmsa])\1*|[\s\S]/g;

/** The part that a token stands for; undefined for literal text. */
export function partOf(token: string): 'date' | 'clock' | undefined {
  if (/^[yMdE]/.test(token)) return 'date';
  return /^[Hhmsa]/.test(token) ? 'clock' : undefined;
}

export function tokensOf(format: string): readonly string[] {
  return format.match(tokens) ?? [];
}

/**
 * How a component writes its value: its `format`, without the parts that it does not ask for.
 */
export function formatOf(settings: JsonObject, locale: Locale): string {
  const { format } = settings;
  const baseFormat = typeof format === 'string' && isWhole(format, settings) ? format.trim() : usualFormat;
  const whole = ordered(baseFormat.replace(/'?T'?(?=HH)/, ' ').replace(/[.,]?s{3,}/g, ''), locale);
  const is24 = settings.is24 === true || dateHabits[locale].is24;
  const hours = is24 ? to24(whole) : whole;
  const dated = settings.enableTime === false ? without('clock', hours) : hours;
  return settings.enableDate === false ? without('date', dated) : dated;
}

/** A date is asked for whole, or what is shown could not be sent again. */
function isWhole(format: string, { enableDate }: JsonObject): boolean {
  const letters = tokensOf(format).map((token) => token.slice(0, 1));
  return enableDate === false || ['y', 'M', 'd'].every((letter) => letters.includes(letter));
}

/** Where the day comes first, it also stands before the name of its month, and no comma follows the day of the week. */
function ordered(format: string, locale: Locale): string {
  if (!dateHabits[locale].isDayFirst) return format;
  return format.replace(/(M{3,})[ ]+(d+)(?:, *| +)(?=y)/, '$2 $1 ').replace(/(E+), */, '$1 ');
}

function to24(format: string): string {
  const all = tokensOf(format).map((token) => (token.startsWith('h') ? 'HH' : token));
  return all
    .filter((token) => !token.startsWith('a'))
    .join('')
    .trim();
}

/** Cuts out all between the first and the last token of a part, and what then stands at an end. */
function without(part: 'date' | 'clock', format: string): string {
  const all = tokensOf(format);
  const is = (token: string) => partOf(token) === part;
  const [first, last] = [all.findIndex(is), all.findLastIndex(is)];
  if (first === -1) return format.trim();
  const left = [...all.slice(0, first), ...all.slice(last + 1)].join('');
  return left.replace(/^[\s,T-]+|[\s,T-]+$/g, '');
}

/** Writes what calendar and clock show, `2026-03-01T14:30:00`, as a format says. */
export function writeDate(local: string, format: string, locale: Locale): string {
  return writePieces(local, format, locale).join('');
}

/** The same, for each token of the format what it writes. */
export function writePieces(local: string, format: string, locale: Locale): readonly string[] {
  const [year = '', month = '', day = '', hour = '', minute = '', second = ''] = local.split(/\D/);
  const half = Number(hour) < 12 ? 'AM' : 'PM';
  const isNamed = /M{3}/.test(format);
  const numbers = new Map([
    ['M', month],
    ['d', day],
    ['H', hour],
    ['h', String(Number(hour) % 12 || 12)],
    ['m', minute],
    ['s', second],
  ]);
  return tokensOf(format).map((token) => {
    if (partOf(token) === undefined) return token.replace(/^(?:'(.*)'|\[(.*)\])$/, '$1$2');
    const letter = token.slice(0, 1);
    // Two digits of a year could be another's.
    if (letter === 'y') return year;
    if (letter === 'a') return half;
    // The whole name: browsers and servers do not agree on short ones.
    if (letter === 'E') return weekdayName(local.slice(0, 10), locale);
    if (letter === 'M' && token.length > 2) return formatDateParts('', month, '', locale);
    if (token === 'd' && isNamed) return formatDateParts(day, '', '', locale);
    return String(Number(numbers.get(letter))).padStart(token.length, '0');
  });
}
