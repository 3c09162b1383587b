import { describe, expect, test } from 'vitest';
import { grid, openEditGrid, rowAt, states, text, two, type } from './edit-grid-form.ts';
import { fieldAt } from './open-form.ts';

describe('open rows that were left', () => {
  const inner = { type: 'editgrid', key: 'inner', label: 'Inner', input: true, components: [text('c')] };
  const nested = { components: [text('a'), inner] };

  test('come back as they were, with what was typed in them and what they held before', () => {
    const form = openEditGrid(nested, two);
    form.dispatch({ kind: 'row:open', grid: grid(form), row: rowAt(form, 1) });
    type(form, 'g[1].a', 'typed');
    form.dispatch({ kind: 'row:add', grid: fieldAt(form, 'g[1].inner') });
    type(form, 'g[1].inner[0].c', 'deep');
    const [data, left] = [form.data(), form.kept().openRows];
    const again = openEditGrid(nested, data);
    again.dispatch({ kind: 'restore', openRows: left });
    expect(again.kept().openRows).toEqual(left);
    expect(left).toEqual([
      { grid: 'g', row: 1, isNew: false, data: { a: 'typed', inner: [] } },
      { grid: 'g[1].inner', row: 0, isNew: true, data: { c: 'deep' } },
    ]);
    again.dispatch({ kind: 'row:cancel', grid: grid(again), row: rowAt(again, 1) });
    expect(again.data()).toEqual(data);
  });

  test('what names no row that is there is left alone, and the rest is closed', () => {
    const form = openEditGrid({ ...nested, defaultOpen: true }, two);
    form.dispatch({
      kind: 'restore',
      openRows: [
        { grid: 'g', row: 7, isNew: false, data: {} },
        { grid: 'nothing', row: 0, isNew: true, data: {} },
        { grid: 'g[0].a', row: 0, isNew: true, data: {} },
      ],
    });
    expect([states(form), form.data()]).toEqual([
      ['saved', 'saved'],
      { g: two.g.map((row) => ({ ...row, inner: [] })) },
    ]);
  });
});

test('a field in a closed row is revealed by opening the rows around it', () => {
  const form = openEditGrid({}, two);
  expect([form.dispatch({ kind: 'reveal', field: fieldAt(form, 'g[1].a') }), states(form)]).toEqual([
    true,
    ['saved', 'open'],
  ]);
  expect(form.dispatch({ kind: 'reveal', field: fieldAt(form, 'g[1].a') })).toBe(false);
});
