import type { JsonObject } from '@guichet/definition';
import { createRunCode } from '@guichet/engine/code';
import { describe, expect, test } from 'vitest';
import { fieldAt, openForm, typeAndLeave } from './open-form.ts';

const runCode = createRunCode();
const field = (type: string, key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type, key, label: key, input: true },
  ...more,
});
const script = "valid = String(input) + ' ' + typeof input";

describe.each([
  ['the page', false],
  ['the form service', true],
])('on %s', (_, absentStaysAbsent) => {
  const open = (components: readonly JsonObject[]) => openForm(components, { runCode, absentStaysAbsent });
  const saidBy = (components: readonly JsonObject[]) =>
    open(components)
      .stored.failures()
      .map(({ message }) => message);

  test.each(['number', 'currency'])('a rule finds null in an empty field of the type %s', (type) => {
    expect(saidBy([field(type, 'a', { validate: { custom: script } })])).toEqual(['null object']);
  });

  test('a limit that its author writes as code lets an optional number be empty', () => {
    const custom = "valid = (input >= 0 && input < 100) ? true : 'Out of range.'";
    const form = open([field('number', 'a', { validate: { custom } })]);
    expect([form.stored.failures(), form.data()]).toEqual([[], {}]);
    typeAndLeave(form, 'a', '100');
    expect(fieldAt(form, 'a').errors()).toEqual(['Out of range.']);
    typeAndLeave(form, 'a', '');
    expect([fieldAt(form, 'a').errors(), form.data()]).toEqual([[], {}]);
  });

  test('an expression, and the live component, find null too; the data has no such key', () => {
    const json = { if: [{ '===': [{ var: 'input' }, null] }, 'null', 'else'] };
    expect(saidBy([field('number', 'a', { validate: { json } })])).toEqual(['null']);
    const custom =
      "valid = [instance.getValue(), instance.dataValue, value, data.a].join() === ',,,' && 'none'";
    const nullScript =
      "valid = instance.getValue() === null && value === null && !('a' in data) && data.a === undefined && 'as told'";
    expect(saidBy([field('number', 'a', { validate: { custom } })])).toEqual(['none']);
    expect(saidBy([field('number', 'a', { validate: { custom: nullScript } })])).toEqual(['as told']);
  });

  test('one in a row is null, and so is each of several', () => {
    const grid = field('datagrid', 'g', {
      components: [field('number', 'a', { validate: { custom: script } })],
    });
    const rows = { submission: { g: [{}] }, runCode, absentStaysAbsent };
    expect(openForm([grid], rows).stored.failures()).toMatchObject([{ message: 'null object' }]);
    const several = field('number', 'a', { multiple: true, validate: { custom: script } });
    const list = { submission: { a: [null] }, runCode, absentStaysAbsent };
    expect(openForm([several], list).stored.failures()).toMatchObject([{ message: 'null object' }]);
  });
});

test('a calculation begins with null, and a text that is empty stays a text', () => {
  const form = openForm(
    [
      field('number', 'a', { calculateValue: 'value = value === null ? 1 : value' }),
      field('textfield', 'b', { validate: { custom: script } }),
    ],
    { runCode },
  );
  expect(form.data()).toEqual({ a: 1, b: '' });
  expect(form.stored.failures()).toMatchObject([{ message: ' string' }]);
});

test('what asks for more than null still speaks, beside what is required', () => {
  const custom = "valid = input > 0 ? true : 'More than none.'";
  const form = openForm([field('number', 'a', { validate: { custom, required: true } })], { runCode });
  expect(form.stored.failures().map(({ message }) => message)).toEqual(['a is required.', 'More than none.']);
});
