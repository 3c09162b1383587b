import type { JsonObject } from '@guichet/definition';
import { createRunCode } from '@guichet/engine/code';
import { expect, test } from 'vitest';
import { fieldAt, openForm } from './open-form.ts';

const runCode = createRunCode();
const field = (type: string, key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type, key, label: key, input: true },
  ...more,
});
const text = (key: string, more: JsonObject = {}) => field('textfield', key, more);

const set = { type: 'javascript', javascript: 'result = true' };
const logicOf = (action: JsonObject) => ({ logic: [{ name: 'l', trigger: set, actions: [action] }] });

test.each([
  ['a calculation', field('checkbox', 'c', { calculateValue: 'value = data.a && data.b' })],
  ['JSONLogic', field('checkbox', 'c', { calculateValue: { var: 'data.a' } })],
  ['a computed default', field('checkbox', 'c', { customDefaultValue: 'value = "y"' })],
  ['a value action', field('checkbox', 'c', logicOf({ type: 'value', value: 'value = [1]' }))],
  ['its own code', field('checkbox', 'c', { customConditional: 'instance.setValue(2); show = true' })],
  ['other code', text('d', { calculateValue: 'data.c = "no"' })],
])('a box is ticked by what is true to the code of %s', (_, box) => {
  const submission = { a: 'x', b: 'y' };
  const boxes = box.key === 'c' ? [box] : [field('checkbox', 'c'), box];
  const form = openForm([text('a'), text('b'), ...boxes], { runCode, submission });
  expect([form.data()?.c, fieldAt(form, 'c').shown()]).toEqual([true, ['true']]);
});

test.each(['"false"', '""', '0', 'null', 'undefined', 'NaN'])('a box is not ticked by %s', (code) => {
  const box = field('checkbox', 'c', { calculateValue: `value = ${code}` });
  expect(openForm([box], { runCode }).data()).toEqual({ c: false });
});

test('what code writes into boxes that share a name stays the text of one', () => {
  const box = field('checkbox', 'b', { inputType: 'radio', name: 'n', value: 'x' });
  const of = (given: string) =>
    openForm([{ ...box, calculateValue: `value = ${given}` }], { runCode }).data();
  expect([of('"x"'), of('[1]')]).toEqual([{ n: 'x' }, { n: '' }]);
});

test('a submission ticks no box by any text, nor do rows that code writes', () => {
  const sent = openForm([field('checkbox', 'c')], { submission: { c: 'yes' } });
  expect(sent.stored.failures().map(({ path }) => path)).toEqual([['c']]);
  const cells = [text('t'), field('checkbox', 'c')];
  const rows = { components: cells, calculateValue: 'value = [{ t: "a", c: "yes" }]' };
  expect(openForm([field('datagrid', 'g', rows)], { runCode }).data()).toEqual({ g: [{ t: 'a', c: false }] });
});
