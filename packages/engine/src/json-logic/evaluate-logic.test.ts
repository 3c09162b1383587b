import type { Json } from '@guichet/definition';
import { expect, test } from 'vitest';
import { evaluateLogic } from './evaluate-logic.ts';

const known: Json = {
  data: { a: 5, name: 'Ann', none: '', zero: 0, list: [1, 2, 3], rows: [{ n: 1 }, { n: 4 }] },
  row: { b: true },
};

/** Reads a name in plain data; where reads are tracked, the engine does the same in its own. */
function read(path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    known,
  );
}

const environment = () => ({ now: Date.UTC(2026, 2, 5, 12), timeZone: 'America/Toronto', seed: 0 });
const evaluate = (logic: Json) => evaluateLogic(logic, read, environment);
const v = (name: string): Json => ({ var: name });

test.each<[Json, unknown]>([
  [7, 7],
  [
    ['a', v('data.a')],
    ['a', 5],
  ],
  [v('data.name'), 'Ann'],
  [v('data.missing'), null],
  [{ var: ['data.missing', 'otherwise'] }, 'otherwise'],
  [v('data.list.1'), 2],
  [{ '==': [v('data.a'), '5'] }, true],
  [{ '===': [v('data.a'), '5'] }, false],
  [{ '!=': [1, 2] }, true],
  [{ '!==': [1, '1'] }, true],
  [{ '!': [v('data.none')] }, true],
  [{ '!': [[]] }, true],
  [{ '!!': ['0'] }, true],
  [{ '<': [1, v('data.a'), 9] }, true],
  [{ '<': [1, 9, v('data.a')] }, false],
  [{ '<=': [5, v('data.a')] }, true],
  [{ '>': ['10', 9] }, true],
  [{ '>=': [v('data.zero'), 0] }, true],
  [{ '+': [1, '2', 3] }, 6],
  [{ '+': ['7'] }, 7],
  [{ '-': [9, 4] }, 5],
  [{ '-': [9] }, -9],
  [{ '*': [2, 3, 4] }, 24],
  [{ '/': [9, 2] }, 4.5],
  [{ '%': [9, 4] }, 1],
  [{ min: [3, 1, 2] }, 1],
  [{ max: [3, 1, 2] }, 3],
  [{ cat: ['a', v('data.a'), null] }, 'a5'],
  [{ substr: ['jsonlogic', 4] }, 'logic'],
  [{ substr: ['jsonlogic', -5] }, 'logic'],
  [{ substr: ['jsonlogic', 1, 3] }, 'son'],
  [{ substr: ['jsonlogic', 4, -2] }, 'log'],
  [{ in: ['Spring', 'Springfield'] }, true],
  [{ in: [2, v('data.list')] }, true],
  [{ in: ['a', null] }, false],
  [{ merge: [[1, 2], 3, [4]] }, [1, 2, 3, 4]],
  [{ if: [v('row.b'), 'yes', 'no'] }, 'yes'],
  [{ if: [false, 1, false, 2, 3] }, 3],
  [{ if: [false, 1] }, null],
  [{ and: [1, 0, 2] }, 0],
  [{ and: [1, 2] }, 2],
  [{ or: [0, '', 'x'] }, 'x'],
  [{ or: [v('data.none'), v('data.zero')] }, 0],
  [{ map: [v('data.list'), { '*': [v(''), 2] }] }, [2, 4, 6]],
  [{ map: [v('data.rows'), v('n')] }, [1, 4]],
  [{ filter: [v('data.list'), { '>': [v(''), 1] }] }, [2, 3]],
  [{ reduce: [v('data.list'), { '+': [v('current'), v('accumulator')] }, 0] }, 6],
  [{ all: [v('data.list'), { '>': [v(''), 0] }] }, true],
  [{ all: [[], { '>': [v(''), 0] }] }, false],
  [{ some: [v('data.rows'), { '>': [v('n'), 3] }] }, true],
  [{ none: [v('data.rows'), { '>': [v('n'), 9] }] }, true],
  [{ missing: ['data.a', 'data.none', 'data.nobody'] }, ['data.none', 'data.nobody']],
  [{ missing_some: [1, ['data.a', 'data.nobody']] }, []],
  [{ missing_some: [2, ['data.a', 'data.nobody']] }, ['data.nobody']],
  [{ _sum: [v('data.list')] }, 6],
  [{ _size: [v('data.rows')] }, 2],
  [{ _round: [1.005, 2] }, 1.01],
  [{ _isEmpty: [v('data.none')] }, true],
  [{ _join: [v('data.list'), '-'] }, '1-2-3'],
])('%j is %j', (logic, result) => {
  expect(evaluate(logic)).toEqual(result);
});

test('an operation that nobody knows is named', () => {
  expect(() => evaluate({ steal: [1] })).toThrow('JSONLogic has no operation "steal".');
  expect(() => evaluate({ constructor: [1] })).toThrow('no operation');
  expect(() => evaluate({ __proto__x: [1] })).toThrow('no operation');
});

test('nothing but own properties can be read', () => {
  expect(evaluate({ map: [['a'], v('constructor')] })).toEqual([null]);
  expect(evaluate({ map: [[{}], v('__proto__.toString')] })).toEqual([null]);
});

test('an expression that takes too many steps is stopped', () => {
  const list = Array.from({ length: 300 }, (_, index) => index);
  const logic: Json = { map: [list, { map: [list, { map: [list, v('')] }] }] };
  expect(() => evaluate(logic)).toThrow('steps');
});
