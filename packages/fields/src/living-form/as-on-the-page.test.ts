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

test('limits that are written as text limit', () => {
  const values = ['a', 'b'].map((value) => ({ label: value, value }));
  const form = openForm([
    text('a', { defaultValue: 'ab', validate: { minLength: '3' } }),
    text('b', { defaultValue: 'abcd', validate: { maxLength: ' 3 ' } }),
    text('c', { defaultValue: 'ab', validate: { minWords: '2' } }),
    text('d', { defaultValue: 'a b c', validate: { maxWords: '2' } }),
    field('number', 'e', { defaultValue: 2, validate: { min: '3' } }),
    field('currency', 'f', { defaultValue: 4, validate: { max: '3' } }),
    field('selectboxes', 'g', { defaultValue: { a: true }, values, validate: { minSelectedCount: '2' } }),
    field('datagrid', 'h', { validate: { minLength: '3' }, components: [text('cell')] }),
  ]);
  expect(form.failureDetails().map(({ context }) => context.validator)).toEqual([
    ...['minLength', 'maxLength', 'minWords', 'maxWords', 'min', 'max', 'minSelectedCount'],
  ]);
  expect(fieldAt(form, 'h').rows()).toHaveLength(3);
});

test('rows under a key with dots stand under its path, and are named by it', () => {
  const form = openForm(
    [
      field('datagrid', 'a.b', { components: [text('c')], defaultValue: [{ c: 'x' }] }),
      text('found', { calculateValue: 'value = data.a.b[0].c' }),
      field('editgrid', 'a.d.rows', { components: [text('e')], defaultValue: [{ e: 'y' }] }),
    ],
    { runCode },
  );
  const data = { a: { b: [{ c: 'x' }], d: { rows: [{ e: 'y' }] } }, found: 'x' };
  expect([form.data(), form.storedData()]).toEqual([data, data]);
  form.addRow(fieldAt(form, 'a.b'));
  expect(form.data()).toMatchObject({ a: { b: [{ c: 'x' }, { c: '' }] } });
});

test('of layouts without a key each hides by itself', () => {
  const columns = (key: string, more: JsonObject = {}) => ({
    ...{ type: 'columns', input: false, columns: [{ components: [text(key)] }] },
    ...more,
  });
  const form = openForm(
    [
      text('t'),
      {
        type: 'panel',
        input: false,
        components: [text('a')],
        conditional: { show: true, when: 't', eq: 'x' },
      },
      { type: 'panel', input: false, components: [text('b')] },
      columns('c', { customConditional: 'show = false' }),
      columns('d'),
    ],
    { runCode },
  );
  expect(form.data()).toEqual({ t: '', b: '', d: '' });
  form.input(fieldAt(form, 't'), ['x']);
  expect(form.data()).toEqual({ t: 'x', a: '', b: '', d: '' });
});

test('a computed default that comes to nothing leaves the field empty, whatever its default says', () => {
  const nothing = { customDefaultValue: { var: 'data.nobody' } };
  const form = openForm([
    text('a', { defaultValue: 'd', ...nothing }),
    field('number', 'b', { defaultValue: 4, ...nothing }),
    field('checkbox', 'c', { defaultValue: true, ...nothing }),
  ]);
  expect(form.data()).toMatchObject({ a: '', c: false });
  expect(fieldAt(form, 'b').value()).toBeUndefined();
});

test.each([[{ a: 1 }], [['2026-03-05T09:30:00Z']]])('%j in a date is no date, and is refused', (held) => {
  const form = openForm([field('datetime', 'a')], { submission: { a: held }, absentStaysAbsent: true });
  expect(form.failureDetails()).toMatchObject([{ path: ['a'], context: { validator: 'date' } }]);
});
