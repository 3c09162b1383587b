import type { Json } from '@guichet/definition';
import { expect, test } from 'vitest';
import { openForm } from '../../form-instance/open-form.ts';
import { tableCellsOf } from './cells.ts';

const text = (key: string) => ({ type: 'textfield', key, label: key, input: true });
const cell = (...components: Json[]) => ({ components });
const keys = (json: Parameters<typeof tableCellsOf>[0]) =>
  tableCellsOf(json).map((row) => row.map((components) => components.length));

test('a table has as many rows and columns as it says, three where it says nothing', () => {
  const rows = [[cell(text('a')), cell(text('b'))], [cell(text('c'))]];
  expect(keys({ rows, numRows: 1, numCols: 1 })).toEqual([[1]]);
  expect(keys({ rows, numRows: '2', numCols: 2 })).toEqual([
    [1, 1],
    [1, 0],
  ]);
  expect(keys({ rows })).toEqual([
    [1, 1, 0],
    [1, 0, 0],
    [0, 0, 0],
  ]);
  expect(tableCellsOf({ numRows: 1e9, numCols: 1 })).toHaveLength(200);
});

test('an empty cell repeats the last one above it that is not, with answers of its own', () => {
  const panel = { type: 'panel', key: 'p', components: [text('n9')] };
  const table = {
    ...{ type: 'table', key: 't', cloneRows: true, numRows: 3, numCols: 2 },
    rows: [
      [cell(text('a'), panel), cell()],
      [cell(), cell(text('a1'))],
      [cell(), cell()],
    ],
  };
  const form = openForm([table]);
  expect(Object.keys(form.data())).toEqual(['a', 'n9', 'a2', 'n10', 'a1', 'a3', 'n11', 'a4']);
  const field = form.fieldByPath('a3');
  if (field === undefined) throw new Error('Nothing was repeated.');
  form.dispatch({ kind: 'input', field, strings: ['x'] });
  expect(form.stored.data()).toMatchObject({ a: '', a2: '', a3: 'x' });
});

test('without that setting an empty cell stays empty', () => {
  const form = openForm([{ type: 'table', key: 't', numRows: 2, numCols: 1, rows: [[cell(text('a'))]] }]);
  expect(form.data()).toEqual({ a: '' });
});
