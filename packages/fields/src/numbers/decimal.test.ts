import { marks } from '@guichet/engine/formats';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DecimalFormat, keepDecimal, keepTyped, parseDecimal, writeDecimal } from './decimal.ts';

const format = (more: Partial<DecimalFormat> = {}): DecimalFormat => ({
  ...marks.en,
  limit: 20,
  isNegativeAllowed: true,
  isGrouped: false,
  isPadded: false,
  ...more,
});
const french = format(marks.fr);

test.each([
  ['12', 12],
  ['1,234.50', 1234.5],
  ['-3.5', -3.5],
  ['−3', -3],
  [' 7 ', 7],
  ['.5', 0.5],
  ['5.', 5],
  ['-0', 0],
  ['$12 or so', 12],
  ['12,5', 12.5],
  ['12,50 $', 12.5],
  ['12,50.', 12.5],
  ['12, 50', 12.5],
  [',5', 0.5],
  ['-,25', -0.25],
  [',500', 0.5],
  ['1.234,5', 1234.5],
  ['2.500,00', 2500],
  ['1.234.567,5', 1234567.5],
  ['1.234.567', 1234567],
  ['1,234.50,', 1234.5],
  ['12,5000', 125000],
  ['1,234.', 1234],
  ['12 m²', 12],
  ['1,234', 1234],
  ['$-12.50', -12.5],
  ['1.2.3', 1.23],
  ['１２', 12],
])('%j is %d in English', (text, number) => {
  expect(parseDecimal(text, format())).toBe(number);
});

test.each([
  ['1234,5', 1234.5],
  ['1 234,5', 1234.5],
  ['1\u202f234\u00a0567,5', 1234567.5],
  ['1234.5', 1234.5],
  ['1 234.56', 1234.56],
  ['1.234,56', 1234.56],
  ['-0,5 $', -0.5],
  ['1.234.567,5', 1234567.5],
  ['1,234.5', 1234.5],
  ['1,234,567.5', 1234567.5],
  ['1.234.567', 1234567],
  ['12.50,', 12.5],
  ['1.234,', 1234],
  [',5', 0.5],
  ['.5 km', 0.5],
])('%j is %d in French', (text, number) => {
  expect(parseDecimal(text, french)).toBe(number);
});

test.each(['', '-', '.', 'many', '--'])('%j is no number', (text) => {
  expect(parseDecimal(text, format())).toBeUndefined();
});

test('digits after the mark end where the limit is, and where none are taken the rest is left out', () => {
  expect(keepDecimal('1.2345', format({ limit: 2 }))).toBe('1.23');
  expect(parseDecimal('1.75', format({ limit: 0 }))).toBe(1);
  // And not 1250.
  expect(parseDecimal('12,50', format({ limit: 0 }))).toBe(12);
  expect(parseDecimal('1,250', format({ limit: 0 }))).toBe(1250);
  expect(parseDecimal('12,50', { ...french, limit: 0 })).toBe(12);
});

test.each([
  ['12,50 $', '12,50'],
  ['12,50 CAD', '12,50'],
  ['2,5 m', '2,5'],
  ['$1,234.50', '1,234.50'],
  ['1.234,5', '1.234,5'],
  ['--5-5', '-55'],
])('of %j, typed in English, %j stands until the field is left', (text, kept) => {
  expect(keepTyped(text, format())).toBe(kept);
});

test('typed by key, a text is the same number as pasted', () => {
  const unit = fc.constantFrom(...'0125.,., -$m²\u00a0');
  const wholes = { ...format(), limit: 0 };
  fc.assert(
    fc.property(fc.string({ unit }), fc.constantFrom(format(), french, wholes), (text, decimalFormat) => {
      const typed = [...text].reduce((before, key) => keepTyped(`${before}${key}`, decimalFormat), '');
      expect(parseDecimal(typed, decimalFormat)).toBe(parseDecimal(text, decimalFormat));
    }),
  );
});

test('a sign is dropped where no number below 0 is taken', () => {
  expect(keepDecimal('-5', format({ isNegativeAllowed: false }))).toBe('5');
});

test('a number is written as its language does', () => {
  expect(writeDecimal(1234567.5, format({ isGrouped: true }))).toBe('1,234,567.5');
  expect(writeDecimal(1234567.5, { ...french, isGrouped: true })).toBe('1\u00a0234\u00a0567,5');
  expect(writeDecimal(-12, format({ isGrouped: true }))).toBe('-12');
  expect(writeDecimal(12345.5, format({ isPadded: true, limit: 2 }))).toBe('12345.50');
  expect(writeDecimal(1234.5678, format({ isGrouped: true }))).toBe('1,234.5678');
});

test('what is written is read as the same number, in each language', () => {
  for (const locale of ['en', 'fr'] as const) {
    for (const number of [0, 1, -1, 0.1, 1234.5, -98765.4321, 1e15, 123456789012]) {
      const grouped = format({ ...marks[locale], isGrouped: true });
      expect(parseDecimal(writeDecimal(number, grouped), grouped)).toBe(number);
    }
  }
});

test.each([
  [4 / 3, 2, '1.33'],
  [8 / 3, 2, '2.66'],
  [8 / 3, 0, '2'],
  [-8 / 3, 1, '-2.6'],
  [2.5, 2, '2.5'],
  [7, 2, '7'],
])('%d with at most %d digits after the mark shows as %j', (number, limit, text) => {
  expect(writeDecimal(number, format({ limit }))).toBe(text);
});

test('an amount is rounded to its last digit', () => {
  expect(writeDecimal(8 / 3, format({ limit: 2, isPadded: true }))).toBe('2.67');
});
