import { jsonLogic } from '@formio/core';
import type { Json } from '@guichet/definition';
import { expect, test } from 'vitest';
import { evaluateLogic } from './evaluate-logic.ts';
import { lodash } from './lodash-operations.ts';

const environment = () => ({ now: Date.UTC(2026, 2, 5, 12), timeZone: 'America/Toronto', seed: 0 });
const data: Json = {
  data: { list: [3, 1, 2], other: [2, 5], who: { name: 'Ann', age: 7 }, text: 'aB c', none: null },
};

function read(path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  );
}

const list: Json = { var: 'data.list' };
const secondList: Json = { var: 'data.other' };
const who: Json = { var: 'data.who' };
const text: Json = { var: 'data.text' };
const none: Json = { var: 'data.none' };

/** Operands by operation: each has at least one. */
const operands: Readonly<Record<string, readonly (readonly Json[])[]>> = {
  _first: [[list], [[]]],
  _nth: [[list, 1], [list, -1], [list]],
  _concat: [[list, secondList, 9]],
  _flatten: [[[[1, [2]], 3]]],
  _slice: [
    [list, 1],
    [list, 0, 2],
  ],
  _take: [[list], [list, 2]],
  _drop: [[list], [list, 2]],
  _tail: [[list]],
  _initial: [[list]],
  _indexOf: [
    [list, 2],
    [list, 8],
  ],
  _difference: [[list, secondList]],
  _without: [[list, 1, 3]],
  _union: [[list, secondList]],
  _intersection: [[list, secondList]],
  _castArray: [[5], [list]],
  _mean: [[list]],
  _max: [[list], [[]]],
  _min: [[list]],
  _add: [[2, 3]],
  _subtract: [[2, 3]],
  _multiply: [[2, 3]],
  _divide: [[3, 2]],
  _clamp: [
    [9, 1, 5],
    [-9, 1, 5],
    [3, 1, 5],
  ],
  _inRange: [
    [3, 5],
    [3, 1, 5],
    [5, 1, 5],
    [-1, 0, -5],
  ],
  _eq: [
    [1, 1],
    [1, '1'],
  ],
  _gt: [
    [2, 1],
    ['b', 'a'],
    [1, 1],
  ],
  _gte: [
    [1, 1],
    [0, 1],
  ],
  _lt: [
    [1, 2],
    ['10', '9'],
    [1, 1],
  ],
  _lte: [
    [1, 1],
    [2, 1],
  ],
  _isEqual: [
    [list, [3, 1, 2]],
    [who, who],
    [list, secondList],
    [1, '1'],
  ],
  _isNil: [[none], [0]],
  _isNull: [[none], ['']],
  _isUndefined: [[5]],
  _isString: [[text], [5]],
  _isNumber: [[5], ['5']],
  _isBoolean: [[true], [0]],
  _isInteger: [[5], [5.5]],
  _isNaN: [[5]],
  _isArray: [[list], [who]],
  _defaultTo: [
    [none, 4],
    [0, 4],
  ],
  _identity: [[text]],
  _get: [
    [who, 'name'],
    [who, 'none', 'x'],
    [list, '[1]'],
  ],
  _has: [
    [who, 'name'],
    [who, 'nobody'],
  ],
  _keys: [[who], [none]],
  _values: [[who]],
  _startsWith: [
    [text, 'a'],
    [text, 'B'],
  ],
  _endsWith: [
    [text, 'c'],
    [text, 'B'],
  ],
  _split: [[text, ' ']],
  _replace: [[text, 'B', '$&']],
  _repeat: [[text, 2]],
  _padStart: [
    ['7', 3, '0'],
    ['7', 3],
  ],
  _padEnd: [['7', 3, '0']],
  _capitalize: [[text]],
  _upperFirst: [[text]],
  _lowerFirst: [['ABC']],
  _trimStart: [['  a ']],
  _trimEnd: [['  a ']],
};

test.each(Object.keys(lodash))('%s does what it does in Form.io', (name) => {
  expect(operands[name]).toBeDefined();
  for (const given of operands[name] ?? []) {
    const logic = { [name]: [...given] };
    // `$&` is a pattern there: text is replaced by text here.
    const theirs = name === '_replace' ? 'a$& c' : jsonLogic.apply(logic, structuredClone(data));
    expect({ logic, value: evaluateLogic(logic, read, environment) ?? null }).toEqual({
      logic,
      value: theirs ?? null,
    });
  }
});

test('dates are instants, and days are counted from the clock of the form', () => {
  const evaluate = (logic: Json) => evaluateLogic(logic, read, environment);
  expect(evaluate({ getDate: ['2026-03-05T09:30:00-05:00'] })).toBe('2026-03-05T14:30:00.000Z');
  expect(evaluate({ getDate: ['2026-03-05'] })).toBe('2026-03-05T05:00:00.000Z');
  expect(evaluate({ relativeMinDate: [2] })).toBe('2026-03-03T12:00:00.000Z');
  expect(evaluate({ relativeMaxDate: ['1'] })).toBe('2026-03-06T12:00:00.000Z');
  expect(() => evaluate({ getDate: ['tomorrow'] })).toThrow('Invalid time value');
});
