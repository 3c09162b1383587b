import type { Json } from '@guichet/definition';
import { expect, test } from 'vitest';
import { compareDates } from '../dates/compare-dates.ts';
import { type CompareDates, compare } from './operators.ts';

const inToronto: CompareDates = (a, b, settings) => compareDates(a, b, settings, 'America/Toronto');

function holds(operator: string, actual: unknown, expected?: Json): boolean {
  const isEmpty = actual === undefined || actual === '' || (Array.isArray(actual) && actual.length === 0);
  return compare(operator, { actual, expected, isEmpty, settings: {}, compareDates: inToronto });
}

test.each([
  ['a', 'a', true],
  ['a', 'b', false],
  [5, '5', true],
  [0, '0', false],
  [false, 'false', true],
  [true, 'true', true],
  ['5', 5, false],
  [{ north: true, south: false }, 'north', true],
  [{ north: true, south: false }, 'south', false],
  [{ a: 1, b: 2 }, { a: 1 }, true],
])('isEqual of %j and %j is %s, and isNotEqual its opposite', (actual, expected, result) => {
  expect(holds('isEqual', actual, expected)).toBe(result);
  expect(holds('isNotEqual', actual, expected)).toBe(!result);
});

test('an object is equal to one that it has all of, also where that is written as text', () => {
  expect(holds('isEqual', { a: 1, b: 2 }, '{"a":1}')).toBe(true);
  expect(holds('isEqual', { a: 1, b: 2 }, '{"a":2}')).toBe(false);
  expect(holds('isEqual', { a: 1 }, 'a thing')).toBe(false);
});

test('of a list, one element is enough to be equal, and one to differ', () => {
  expect(holds('isEqual', ['x', 'y'], 'y')).toBe(true);
  expect(holds('isNotEqual', ['x', 'y'], 'y')).toBe(true);
  expect(holds('isNotEqual', ['y'], 'y')).toBe(false);
});

test('isEmpty and isNotEmpty ask the component, not the elements of a list', () => {
  expect(holds('isEmpty', '')).toBe(true);
  expect(holds('isEmpty', ['a', ''])).toBe(false);
  expect(holds('isNotEmpty', 'a')).toBe(true);
});

test('the text operators keep case', () => {
  expect(holds('includes', 'Ottawa', 'taw')).toBe(true);
  expect(holds('includes', 'Ottawa', 'TAW')).toBe(false);
  expect(holds('includes', ['a', 'b'], 'b')).toBe(true);
  expect(holds('includes', ['ab', 'c'], 'b')).toBe(true);
  expect(holds('notIncludes', ['a', 'b'], 'b')).toBe(true);
  expect(holds('notIncludes', ['b'], 'b')).toBe(false);
  expect(holds('startsWith', 'K1A 0B1', 'K1A')).toBe(true);
  expect(holds('endsWith', 'K1A 0B1', 'K1A')).toBe(false);
});

test('the number operators hold for numbers alone', () => {
  expect(holds('lessThan', 3, 4)).toBe(true);
  expect(holds('greaterThan', 3, '2')).toBe(true);
  expect(holds('lessThanOrEqual', 3, 3)).toBe(true);
  expect(holds('greaterThanOrEqual', 3, 4)).toBe(false);
  expect(holds('greaterThan', '30', 4)).toBe(false);
  expect(holds('greaterThanOrEqual', 3, '3')).toBe(false);
  expect(holds('greaterThanOrEqual', [1, 3], 3)).toBe(true);
});

test('the date operators compare instants, and an empty date is neither before nor after', () => {
  expect(holds('dateLessThan', '2026-01-31', '2026-02-01')).toBe(true);
  expect(holds('isDateEqual', '2026-01-31T12:00:00-05:00', '2026-01-31T17:00:00Z')).toBe(true);
  expect(holds('dateGreaterThan', '', '2026-02-01')).toBe(false);
  expect(holds('dateGreaterThanOrEqual', '2026-02-01', '2026-02-01')).toBe(true);
  expect(holds('isNotDateEqual', '', '2026-02-01')).toBe(true);
});

test('a day with an open part is neither before nor after a date, nor equal to one', () => {
  for (const operator of ['dateLessThan', 'dateGreaterThan', 'isDateEqual']) {
    expect(holds(operator, '03/00/2026', '03/01/2026')).toBe(false);
  }
  expect(holds('isNotDateEqual', '03/00/2026', '03/01/2026')).toBe(true);
  expect(holds('isDateEqual', '03/01/2026', '2026-03-01')).toBe(true);
});

test('an operator that nobody knows holds', () => {
  expect(holds('resembles', 'a', 'b')).toBe(true);
  expect(holds('constructor', 'a', 'b')).toBe(true);
});
