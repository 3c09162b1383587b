import { checkSimpleConditional } from '@formio/core';
import type { Json, JsonObject } from '@guichet/definition';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { compareDates } from '../dates/compare-dates.ts';
import { type CompareDates, compare } from './operators.ts';

const inToronto: CompareDates = (a, b, settings) => compareDates(a, b, settings, 'America/Toronto');

// Form.io reads dates in the zone of the machine, we in that of the form.
beforeAll(() => {
  vi.stubEnv('TZ', 'America/Toronto');
});
afterAll(() => {
  vi.unstubAllEnvs();
});

const orders = ['lessThan', 'greaterThan', 'lessThanOrEqual', 'greaterThanOrEqual'];
const dateOrders = [
  ...['dateLessThan', 'dateGreaterThan', 'dateLessThanOrEqual', 'dateGreaterThanOrEqual'],
  ...['isDateEqual', 'isNotDateEqual'],
];
const texts = ['includes', 'notIncludes', 'startsWith', 'endsWith'];
const equal = ['isEqual', 'isNotEqual'];

function theirs(type: string, settings: JsonObject, operator: string, actual: Json, expected: Json): unknown {
  const component = { type, key: 'a', input: true, ...settings };
  const conditional = {
    show: true,
    conjunction: 'all',
    conditions: [{ component: 'a', operator, value: expected }],
  };
  const instance = { root: { getComponent: () => ({ component }) } };
  const context = {
    form: { components: [component] },
    data: { a: actual },
    instance,
    paths: {},
    component: {},
  };
  return Reflect.apply(checkSimpleConditional, undefined, [conditional, context]);
}

interface Comparison {
  readonly type: string;
  readonly settings?: JsonObject;
  readonly operators: readonly string[];
  readonly actual: readonly Json[];
  readonly expected: readonly Json[];
}

const words: readonly Json[] = ['', 'a', 'ab', 'b', '5', 'true', ['a', 'ab'], ['b'], [], ['', 'a']];
const days = ['03/14/2026', '03/15/2026', '12/01/2025', '00/15/2026', '03/00/2026', '03/15/0000', ''];
const comparisons: readonly Comparison[] = [
  {
    type: 'textfield',
    operators: [...equal, ...texts],
    actual: [...words, null],
    expected: ['', 'a', 'b', 'ab', '5', 5, true, 'true'],
  },
  {
    type: 'number',
    operators: [...orders, ...equal],
    actual: [0, 3, -1, 2.5, '3', '', [1, 3], [], null],
    expected: [3, '3', 0, '0', '', 'x', null, 2.5],
  },
  { type: 'checkbox', operators: equal, actual: [true, false], expected: ['true', 'false', true, false, ''] },
  {
    type: 'selectboxes',
    operators: equal,
    actual: [{ a: true, b: false }],
    expected: ['a', 'b', 'c'],
  },
  {
    type: 'select',
    operators: equal,
    actual: [{ a: 1 }, { a: 2 }, 'a', ['a', 'b'], 5, true],
    expected: [{ a: 1 }, '{"a":1}', 'a', '5', 'true'],
  },
  {
    type: 'datetime',
    operators: dateOrders,
    actual: [
      ...['2026-03-15T00:00:00-04:00', '2026-03-15T12:00:00-04:00', '2026-03-14T23:59:00-04:00'],
      ...['2026-03-15T16:00:00Z', '2026-03-15', '', ['2026-03-14', '2026-03-16'], []],
    ],
    expected: ['2026-03-15', '2026-03-15T12:00:00-04:00', '2026-03-15T16:00:00.000Z', ''],
  },
  { type: 'day', operators: dateOrders, actual: days, expected: ['03/15/2026', '12/31/2025', '03-14-2026'] },
  {
    type: 'day',
    settings: { dayFirst: true },
    operators: dateOrders,
    actual: ['15/03/2026', '04/05/2026', '05/04/2026', '00/04/2026', ''],
    expected: ['15/03/2026', '05/04/2026'],
  },
];

const cases = comparisons.flatMap(({ operators, ...rest }) =>
  operators.map((operator) => ({ operator, ...rest })),
);

test.each(cases)('$operator of a $type holds when it does in Form.io', (comparison) => {
  const { type, settings = {}, operator } = comparison;
  for (const actual of comparison.actual) {
    for (const expected of comparison.expected) {
      const operands = { actual, expected, isEmpty: false, settings, compareDates: inToronto };
      const holds = theirs(type, settings, operator, actual, expected);
      expect({ actual, expected, holds: compare(operator, operands) }).toEqual({ actual, expected, holds });
    }
  }
});
