import type { JsonObject } from '@guichet/definition';
import { createRunCode } from '@guichet/engine/code';
import { expect, test } from 'vitest';
import { fieldAt, openForm } from './open-form.ts';

const runCode = createRunCode();
const field = (type: string, key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type, key, label: key, input: true },
  ...more,
});
const cells = [field('number', 'sum'), field('textfield', 'kind')];
const grid = (more: JsonObject, type = 'datagrid') => field(type, 'rows', { components: cells, ...more });

test('a calculation that gives one object makes one row, which follows it and comes to rest', () => {
  const form = openForm(
    [
      field('number', 'amount'),
      grid({
        validate: { required: true },
        defaultValue: [{ sum: 1, kind: 'Debit' }],
        calculateValue: "value = { sum: Number(data.amount), kind: 'Debit' }",
      }),
    ],
    { runCode },
  );
  // Not a number is none.
  expect(form.data()).toEqual({ rows: [{ kind: 'Debit' }] });
  expect(form.nonConverging()).toEqual([]);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'amount'), strings: ['5'] });
  expect(form.data()).toEqual({ amount: 5, rows: [{ sum: 5, kind: 'Debit' }] });
  expect([form.nonConverging(), form.stored.failures()]).toEqual([[], []]);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'amount'), strings: [''] });
  expect(form.data()).toEqual({ rows: [{ kind: 'Debit' }] });
});

test.each([
  ['an edit grid', grid({ calculateValue: "value = { sum: 3, kind: 'D' }" }, 'editgrid')],
  ['a computed default', grid({ customDefaultValue: "value = { sum: 3, kind: 'D' }" })],
  ['a default', grid({ defaultValue: { sum: 3, kind: 'D' } })],
])('%s takes one object for one row', (_, rows) => {
  expect(openForm([rows], { runCode }).data()).toEqual({ rows: [{ sum: 3, kind: 'D' }] });
});

test('cells that make something else of what is computed, or that it leaves out, come to rest', () => {
  const form = openForm([grid({ calculateValue: "value = [{ sum: '4' }, { kind: 5, sum: 0 / 0 }]" })], {
    runCode,
  });
  expect(form.data()).toEqual({ rows: [{ sum: 4, kind: '' }, { kind: 5 }] });
  expect(form.nonConverging()).toEqual([]);
});

test('what is typed over a computed cell is written over, and a row that was added is gone', () => {
  const form = openForm([grid({ calculateValue: "value = { sum: 0 / 0, kind: 'D' }" })], { runCode });
  const computed = { rows: [{ kind: 'D' }] };
  form.dispatch({ kind: 'input', field: fieldAt(form, 'rows[0].kind'), strings: ['x'] });
  expect(form.data()).toEqual(computed);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'rows[0].sum'), strings: ['7'] });
  expect(form.data()).toEqual(computed);
  form.dispatch({ kind: 'row:add', grid: fieldAt(form, 'rows') });
  expect([form.data(), form.nonConverging()]).toEqual([computed, []]);
});
