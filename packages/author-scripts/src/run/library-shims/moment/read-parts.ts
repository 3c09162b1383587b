import { months, weekdays } from './tokens.ts';

/** The fields of a date in a text, read by a format. */
export interface DateFields {
  /** Year, month (from 0), day, hour, minute, second, millisecond. */
  readonly fields: (number | undefined)[];
  dayOfYear?: number;
  meridiem?: 'am' | 'pm';
  weekday?: number;
  /** Minutes that the zone is ahead. */
  offset?: number;
  instant?: number;
  readonly isStrict: boolean;
  /** A name that is none. */
  isFailed: boolean;
  isHourTooBig: boolean;
  /** Tokens that found something, and that found nothing. */
  found: number;
  unused: number;
  /** Characters of the text that no token took. */
  left: number;
}

type Take = (parts: DateFields, text: string) => void;

const put =
  (field: number, add = 0): Take =>
  ({ fields }, text) => {
    fields[field] = Number.parseInt(text, 10) + add;
  };

const twoDigits = (text: string) => Number(text) + (Number(text) > 68 ? 1900 : 2000);

/** The texts that a token matches, also in strict mode, and the field that it sets. */
interface Reading {
  readonly pattern: RegExp;
  readonly strict?: RegExp;
  readonly take: Take;
}

const short = /\d\d?/;
const two = /\d\d/;
const unpadded = /[1-9]\d?/;
const counted = /[1-9]\d|\d/;

/** Any word, digits before it too: what is no name then makes the text no date. Source: moment. */
const word = /[0-9]{0,256}['a-z\u00A0-\u05FF\u0700-\uD7FF\uF900-\uFDCF\uFDF0-\uFF07\uFF10-\uFFEF]{1,256}/i;

/** A name, of which `size` letters stand in the format: that long where it must be as written, else as it begins. */
function nameOf(
  names: readonly string[],
  size: number,
  shortest: number,
  set: (parts: DateFields, index: number) => void,
): Reading {
  return {
    pattern: word,
    take(parts, text) {
      const name = text.toLowerCase();
      const index = names.findIndex((candidate) => {
        const full = candidate.toLowerCase();
        return parts.isStrict ? name === full.slice(0, size) : name.startsWith(full.slice(0, shortest));
      });
      if (index === -1) parts.isFailed = true;
      else set(parts, index);
    },
  };
}

const monthName = (size: number) =>
  nameOf(months, size, 3, (parts, index) => {
    parts.fields[1] = index;
  });
const weekdayName = (size: number) =>
  nameOf(weekdays, size, 2, (parts, index) => {
    parts.weekday = index;
  });
const zone: Reading = {
  pattern: /Z|[+-]\d\d(?::?\d\d)?/i,
  take(parts, text) {
    const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):?(\d\d)?/.exec(text) ?? [];
    const size = Number(hours) * 60 + Number(minutes);
    if (Number(minutes) > 59 || size > (sign === '-' ? 12 : 14) * 60) parts.isFailed = true;
    parts.offset = sign === '-' ? -size : size;
  },
};
const meridiem: Reading = {
  pattern: /[ap]\.?m?\.?/i,
  take(parts, text) {
    parts.meridiem = /^p/i.test(text) ? 'pm' : 'am';
  },
};
const yearOfEra: Reading = { pattern: /\d+/, take: put(0) };
const dayOfYear: Take = (parts, text) => {
  parts.dayOfYear = Number(text);
};
const big: Take = (parts, text) => {
  put(3)(parts, text);
  parts.isHourTooBig = true;
};
const clock =
  (isBig: boolean, digits: number): Take =>
  (parts, text) => {
    const at = text.length - digits;
    parts.fields[3] = Number(text.slice(0, at));
    parts.fields[4] = Number(text.slice(at, at + 2));
    if (digits === 4) parts.fields[5] = Number(text.slice(at + 2));
    parts.isHourTooBig ||= isBig;
  };
const late: Take = ({ fields }, text) => {
  fields[3] = Number(text) === 24 ? 0 : Number(text);
};

const readings: Readonly<Record<string, Reading>> = {
  Y: { pattern: /[+-]?\d+/, take: put(0) },
  YY: {
    pattern: short,
    strict: two,
    take({ fields }, text) {
      fields[0] = twoDigits(text);
    },
  },
  YYYY: {
    pattern: /\d{1,4}/,
    strict: /\d{4}/,
    take({ fields }, text) {
      fields[0] = text.length === 2 ? twoDigits(text) : Number(text);
    },
  },
  YYYYY: { pattern: /[+-]?\d{1,6}/, strict: /[+-]?\d{6}/, take: put(0) },
  YYYYYY: { pattern: /[+-]?\d{1,6}/, strict: /[+-]?\d{6}/, take: put(0) },
  ...{ y: yearOfEra, yy: yearOfEra, yyy: yearOfEra, yyyy: yearOfEra },
  Q: {
    pattern: /\d/,
    take({ fields }, text) {
      fields[1] = (Number(text) - 1) * 3;
    },
  },
  M: { pattern: short, strict: unpadded, take: put(1, -1) },
  MM: { pattern: short, strict: two, take: put(1, -1) },
  ...{ MMM: monthName(3), MMMM: monthName(9) },
  D: { pattern: short, strict: unpadded, take: put(2) },
  DD: { pattern: short, strict: two, take: put(2) },
  Do: { pattern: /\d{1,2}(?:th|st|nd|rd)|\d{1,2}/i, strict: /\d{1,2}(?:th|st|nd|rd)/, take: put(2) },
  DDD: { pattern: /\d{1,3}/, take: dayOfYear },
  DDDD: { pattern: /\d{3}/, take: dayOfYear },
  ...{ dd: weekdayName(2), ddd: weekdayName(3), dddd: weekdayName(9) },
  ...{ a: meridiem, A: meridiem, Z: zone, ZZ: zone },
  H: { pattern: short, strict: counted, take: put(3) },
  HH: { pattern: short, strict: two, take: put(3) },
  h: { pattern: short, strict: unpadded, take: big },
  hh: { pattern: short, strict: two, take: big },
  k: { pattern: short, strict: unpadded, take: late },
  kk: { pattern: short, strict: two, take: late },
  ...{
    hmm: { pattern: /\d{3,4}/, take: clock(true, 2) },
    hmmss: { pattern: /\d{5,6}/, take: clock(true, 4) },
  },
  ...{
    Hmm: { pattern: /\d{3,4}/, take: clock(false, 2) },
    Hmmss: { pattern: /\d{5,6}/, take: clock(false, 4) },
  },
  m: { pattern: short, strict: counted, take: put(4) },
  mm: { pattern: short, strict: two, take: put(4) },
  s: { pattern: short, strict: counted, take: put(5) },
  ss: { pattern: short, strict: two, take: put(5) },
  x: {
    pattern: /[+-]?\d+/,
    take(parts, text) {
      parts.instant = Number.parseInt(text, 10);
    },
  },
  X: {
    pattern: /[+-]?\d+(?:\.\d{1,3})?/,
    take(parts, text) {
      parts.instant = Number.parseFloat(text) * 1000;
    },
  },
};

const fractionOfSecond: Take = ({ fields }, text) => {
  fields[6] = Math.trunc(Number(`0.${text}`) * 1000);
};

function readingOf(token: string): Reading | undefined {
  if (!/^S+$/.test(token)) return Object.hasOwn(readings, token) ? readings[token] : undefined;
  const strict = token.length > 3 ? undefined : new RegExp(`\\d{${token.length}}`);
  return {
    pattern: token.length > 3 ? /\d+/ : /\d{1,3}/,
    ...(strict && { strict }),
    take: fractionOfSecond,
  };
}

/** Written by moment, and read by it in ways that ask for a week, an era or nothing at all. */
const unread = /^(?:w[ow]?|W[oW]?|g+|G+|[deE]|do|N+|yo|Mo|Qo|DDDo|zz?)$/;

/** Reads a text token by token, as moment 2.30 does. Undefined where a token is not read here. */
export function readParts(
  text: string,
  tokens: readonly string[],
  isStrict: boolean,
): DateFields | undefined {
  const parts: DateFields = {
    ...{ fields: [], isStrict, isFailed: false, isHourTooBig: false },
    ...{ found: 0, unused: 0, left: 0 },
  };
  let rest = text;
  let taken = 0;
  for (const token of tokens) {
    if (unread.test(token)) return undefined;
    const reading = readingOf(token);
    const pattern = reading && ((isStrict && reading.strict) || reading.pattern);
    const at = pattern === undefined ? rest.indexOf(literal(token)) : rest.search(pattern);
    const match = pattern === undefined ? literal(token) : (pattern.exec(rest)?.[0] ?? '');
    const isThere = at >= 0 && match !== '';
    if (isThere) {
      rest = rest.slice(at + match.length);
      taken += match.length;
      if (reading !== undefined) {
        reading.take(parts, match);
        parts.found += 1;
      }
    } else if (reading !== undefined || isStrict) parts.unused += 1;
  }
  const hour = parts.fields[3] ?? 0;
  if (hour > 0 && hour <= 12) parts.isHourTooBig = false;
  parts.left = text.length - taken;
  return parts;
}

function literal(token: string): string {
  return /^\[/.test(token) ? token.replace(/^\[|\]$/g, '') : token.replace('\\', '');
}
