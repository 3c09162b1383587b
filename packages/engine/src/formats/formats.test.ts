import { type Locale, languageTags, locales } from '@guichet/definition';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDay, formatInstant, formatMoment } from './dates.ts';
import { formatList } from './lists.ts';
import { monthNames } from './month-messages.ts';
import { formatNumber } from './numbers.ts';
import { pluralS } from './plurals.ts';
import { formatFullDay } from './weekdays.ts';

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());

/** Where we write otherwise than the data of browsers: with `1er`, and hours as the Office québécois has them. */
const asOurs: Readonly<Record<Locale, (text: string) => string>> = {
  en: (text) => text,
  fr: (text) =>
    text
      .replace(/(?<!\d)1 (?=\p{L})/u, '1er ')
      .replace(/\b0(\d h)/, '$1')
      .replace(/ h 00$/, ' h'),
};
const plainSpaces = (text: string) => text.replace(/\s/g, ' ');

describe.each(locales)('in %s', (locale) => {
  const tag = languageTags[locale];

  test.each([0, 1, 2, 12, 999, 1000, 1000.5, 1234567.25, -1, -1000, -999999.5, 0.001, 100_000, 1e15])(
    'the number %d is written as Intl writes it',
    (number) => {
      const theirs = new Intl.NumberFormat(tag, { maximumFractionDigits: 20 }).format(number);
      expect(formatNumber(number, locale)).toBe(theirs);
    },
  );

  test('days, weekdays and times are those of Intl', () => {
    const theirs = (options: Intl.DateTimeFormatOptions, iso: string) =>
      asOurs[locale](
        plainSpaces(new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(Date.parse(iso))),
      );
    fc.assert(
      fc.property(day, (iso) => {
        const date = iso.slice(0, 10);
        expect(formatDay(date, locale)).toBe(theirs({ dateStyle: 'long' }, iso));
        expect(formatDay(date.slice(0, 7), locale)).toBe(theirs({ year: 'numeric', month: 'long' }, iso));
        expect(formatFullDay(date, locale)).toBe(theirs({ dateStyle: 'full' }, iso));
        const moment = theirs({ dateStyle: 'long', timeStyle: 'short' }, iso);
        expect(plainSpaces(formatMoment(iso, locale))).toBe(moment);
        expect(plainSpaces(formatInstant(Date.parse(iso), locale, 'UTC'))).toBe(moment);
      }),
    );
  });

  test('lists are those of Intl', () => {
    const theirs = new Intl.ListFormat(tag);
    for (const items of [[], ['A'], ['A', 'B'], ['A', 'B', 'C'], ['A', 'B', 'C', 'D']]) {
      expect(formatList(items, locale)).toBe(theirs.format(items));
    }
  });

  test.each([0, 0.5, 1, 1.5, 2, 3, 11, 21, 100, 1000])('%d is singular where Intl says so', (count) => {
    expect(pluralS(count, locale) === '').toBe(new Intl.PluralRules(tag).select(count) === 'one');
  });

  test('all twelve months have their names', () => {
    const format = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' });
    expect(monthNames[locale]).toEqual(
      Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month))),
    );
  });
});

test('a number without digits of its own stays as it is', () => {
  expect([1e21, 1e-7, Number.POSITIVE_INFINITY].map((number) => formatNumber(number, 'fr'))).toEqual([
    '1e+21',
    '1e-7',
    'Infinity',
  ]);
});

test.each([
  ['en', 'December 1, 2026', 'December 1, 2026 at 2:05\u00a0p.m.', 'December 1, 2026 at 12:00\u00a0a.m.'],
  ['fr', '1er décembre 2026', '1er décembre 2026 à 14\u00a0h\u00a005', '1er décembre 2026 à 0\u00a0h'],
] as const)('in %s a day is %s, and no line breaks within a time', (locale, date, moment, midnight) => {
  expect(formatDay('2026-12-01', locale)).toBe(date);
  expect(formatMoment('2026-12-01T14:05', locale)).toBe(moment);
  expect(formatMoment('2026-12-01T00:00', locale)).toBe(midnight);
});

test('an instant is written as the clocks of its zone show it', () => {
  const at = Date.UTC(2026, 10, 21, 17, 10);
  expect(formatInstant(at, 'en', 'America/Toronto')).toBe('November 21, 2026 at 12:10\u00a0p.m.');
  expect(formatInstant(at, 'fr', 'America/Toronto')).toBe('21 novembre 2026 à 12\u00a0h\u00a010');
});
