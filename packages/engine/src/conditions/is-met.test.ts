import { expect, test } from 'vitest';
import { compareDates } from '../dates/compare-dates.ts';
import type { Condition, ConditionComparison } from './condition.ts';
import { isMet as isMetIn, type Lookup } from './is-met.ts';
import type { CompareDates } from './operators.ts';

const inToronto: CompareDates = (a, b, settings) => compareDates(a, b, settings, 'America/Toronto');

function isMet(condition: Condition, lookup: Lookup): boolean {
  const evaluationContext = { lookup, evaluate: () => undefined, compareDates: inToronto };
  return isMetIn(condition, evaluationContext, true);
}

function legacy(show: boolean, eq: string, value: unknown): boolean {
  return isMet({ kind: 'legacy', show, when: 'a', eq }, () => ({ value, isEmpty: value === '' }));
}

test.each([
  [true, 'yes', 'yes', true],
  [true, 'yes', 'no', false],
  [false, 'yes', 'yes', false],
  [false, 'yes', 'no', true],
  [true, '', undefined, true],
  [true, '5', 5, true],
  [true, 'true', true, true],
  [true, 'north', { north: true, south: false }, true],
  [true, 'south', { north: true, south: false }, false],
  [false, 'south', { north: true, south: false }, true],
  [true, 'b', ['a', 'b'], true],
  [false, 'b', ['a', 'b'], false],
])('show %s when equal to %j: a value of %j makes it %s', (show, eq, value, visible) => {
  expect(legacy(show, eq, value)).toBe(visible);
});

test('a show that is neither true nor false is equal to no mark of a group', () => {
  const condition = { kind: 'legacy', show: false, isVague: true, when: 'a', eq: 'north' } as const;
  expect(isMet(condition, () => ({ value: { north: false }, isEmpty: true }))).toBe(false);
  expect(isMet(condition, () => ({ value: 'south', isEmpty: false }))).toBe(true);
});

const values: Readonly<Record<string, string>> = { a: '1', b: '2' };
const equalsOne = (component: string): ConditionComparison => ({
  component,
  operator: 'isEqual',
  value: '1',
});

test.each([
  [true, false, false],
  [true, true, true],
  [false, false, true],
  [false, true, false],
])('show %s, any %s: one of two comparisons that holds makes it %s', (show, any, visible) => {
  const condition = { kind: 'list', show, any, conditions: [equalsOne('a'), equalsOne('b')] } as const;
  expect(isMet(condition, (key) => ({ value: values[key], isEmpty: false }))).toBe(visible);
});

test('a day is read as its component writes it, and a date without a zone in that of the form', () => {
  const april = { component: 'a', operator: 'dateLessThan', value: '2026-04-01' };
  const isBefore = (value: string, settings = {}) =>
    isMet({ kind: 'list', show: true, any: false, conditions: [april] }, () => ({
      value,
      isEmpty: false,
      settings,
    }));
  expect(isBefore('03/04/2026')).toBe(true);
  expect(isBefore('03/04/2026', { dayFirst: true })).toBe(false);
  expect(isBefore('2026-04-01T03:59:00Z')).toBe(true);
  expect(isBefore('2026-04-01T04:00:00Z')).toBe(false);
});
