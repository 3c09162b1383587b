import type { Json, JsonObject } from '@guichet/definition';
import type { Field, Form } from '@guichet/engine';
import { describe, expect, test } from 'vitest';
import { defineLayout } from '../define/define-model.ts';
import { datagridModel } from '../types/datagrid/model.ts';
import { editgridModel } from '../types/editgrid/model.ts';
import { fieldAt, openForm } from './open-form.ts';

const container = defineLayout({
  label: { en: '', fr: '' },
  data: 'object',
  isPersistent: true,
  clearOnHide: true,
});
const models = { datagrid: datagridModel, editgrid: editgridModel, container };

const text = (key: string, more: JsonObject = {}): JsonObject => ({
  type: 'textfield',
  key,
  label: key,
  input: true,
  ...more,
});
const grid = (components: readonly Json[], more: JsonObject = {}): JsonObject => ({
  type: 'datagrid',
  key: 'g',
  label: 'Grid',
  input: true,
  components,
  ...more,
});

function open(components: readonly Json[], submission: JsonObject = {}, more: object = {}): Form {
  return openForm(components, { models, submission, ...more });
}

function rowsOf(form: Form, path = 'g') {
  return fieldAt(form, path).rows() ?? [];
}

function rowAt(form: Form, index: number, path = 'g') {
  const row = rowsOf(form, path)[index];
  if (row === undefined) throw new Error(`No row ${index}.`);
  return row;
}

const type = (form: Form, path: string, value: string) =>
  form.dispatch({ kind: 'input', field: fieldAt(form, path), strings: [value] });

describe('the rows of a grid', () => {
  test('one row stands there at first, with the defaults of its fields', () => {
    const form = open([grid([text('a'), text('b', { defaultValue: 'x' })])]);
    expect(form.data()).toEqual({ g: [{ a: '', b: 'x' }] });
  });

  test('none stands there with initEmpty, and as many as the least length asks for', () => {
    expect(open([grid([text('a')], { initEmpty: true })]).data()).toEqual({ g: [] });
    expect(open([grid([text('a')], { validate: { minLength: 2 } })]).data()).toEqual({
      g: [{ a: '' }, { a: '' }],
    });
    expect(open([grid([text('a')], { type: 'editgrid' })]).data()).toEqual({ g: [] });
  });

  test('a page fills up the author’s own rows to the least number, and leaves them out of a grid that begins empty', () => {
    const authorRows = { defaultValue: [{ a: '1' }] };
    const filledUp = grid([text('a')], { ...authorRows, validate: { minLength: 3 } });
    const empty = grid([text('a')], { ...authorRows, initEmpty: true });
    expect(open([filledUp]).data()).toEqual({ g: [{ a: '1' }, { a: '' }, { a: '' }] });
    expect(open([empty]).data()).toEqual({ g: [] });
    const asService = { absentStaysAbsent: true };
    expect(open([filledUp], {}, asService).data()).toEqual({ g: [{ a: '1' }] });
    expect(open([empty], {}, asService).data()).toEqual({ g: [{ a: '1' }] });
  });

  test('groups of rows say how many there are', () => {
    const groups = [{ label: 'A', numberOfRows: 2 }, { label: 'B', numberOfRows: '1' }, 'x'];
    const form = open([grid([text('a')], { enableRowGroups: true, rowGroups: groups })]);
    expect(form.data()).toEqual({ g: [{ a: '' }, { a: '' }, { a: '' }] });
  });

  test('the author’s own rows are the default, and what is loaded comes before it', () => {
    const gridWithRows = grid([text('a')], { defaultValue: [{ a: '1' }, { a: '2' }] });
    expect(open([gridWithRows]).data()).toEqual({ g: [{ a: '1' }, { a: '2' }] });
    expect(open([gridWithRows], { g: [{ a: '3' }] }).data()).toEqual({ g: [{ a: '3' }] });
    expect(open([gridWithRows], { g: { a: '4' } }).data()).toEqual({ g: [{ a: '4' }] });
  });

  test('keys that no component claims stay in their row, and are not stored', () => {
    const form = open([grid([text('a')])], { g: [{ a: '1', z: 9 }] });
    expect(form.data()).toEqual({ g: [{ a: '1', z: 9 }] });
    expect(form.stored.data()).toEqual({ g: [{ a: '1' }] });
  });

  test('a row keeps its id and its fields when others come, go and move', () => {
    const form = open([grid([text('a')])], { g: [{ a: '1' }, { a: '2' }] });
    const [first, second] = rowsOf(form);
    const field = second?.fields[0];
    const g = fieldAt(form, 'g');
    if (first === undefined || second === undefined || field === undefined) throw new Error('Two rows.');
    expect([field.path(), field.id]).toEqual(['g[1].a', 'f-2/a']);
    const added = form.dispatch({ kind: 'row:add', grid: g, at: 0 });
    expect(form.data()).toEqual({ g: [{ a: '' }, { a: '1' }, { a: '2' }] });
    expect([field.path(), field.id, added.id]).toEqual(['g[2].a', 'f-2/a', 3]);
    form.dispatch({ kind: 'row:move', grid: g, row: second, to: 0 });
    expect(form.data()).toEqual({ g: [{ a: '2' }, { a: '' }, { a: '1' }] });
    form.dispatch({ kind: 'row:remove', grid: g, row: added });
    expect(form.data()).toEqual({ g: [{ a: '2' }, { a: '1' }] });
    expect([field.path(), rowsOf(form)[0]]).toEqual(['g[0].a', second]);
    expect(form.fieldById('f-3/a')).toBeUndefined();
    expect(form.fieldByPath('g[1].a')?.value()).toBe('1');
  });

  test('typing in one row changes that row alone', () => {
    const form = open([grid([text('a')])], { g: [{ a: '1' }, { a: '2' }] });
    type(form, 'g[1].a', 'x');
    expect(form.data()).toEqual({ g: [{ a: '1' }, { a: 'x' }] });
  });

  test('a host may set all rows at once', () => {
    const form = open([grid([text('a')])]);
    form.dispatch({ kind: 'setValue', field: fieldAt(form, 'g'), value: [{ a: '7' }, { a: '8' }] });
    expect(form.data()).toEqual({ g: [{ a: '7' }, { a: '8' }] });
  });

  test('grids stand in grids, and containers in rows', () => {
    const inner = grid([text('c')], { key: 'inner' });
    const box = { type: 'container', key: 'box', input: true, components: [text('b')] };
    const form = open([grid([text('a'), box, inner])]);
    type(form, 'g[0].inner[0].c', 'deep');
    type(form, 'g[0].box.b', 'boxed');
    expect(form.data()).toEqual({ g: [{ a: '', box: { b: 'boxed' }, inner: [{ c: 'deep' }] }] });
    expect(form.stored.data()).toEqual(form.data());
    expect(fieldAt(form, 'g[0].inner[0].c').id).toBe('f-1/1/c');
    form.dispatch({ kind: 'row:add', grid: fieldAt(form, 'g[0].inner') });
    expect(form.data()).toEqual({ g: [{ a: '', box: { b: 'boxed' }, inner: [{ c: 'deep' }, { c: '' }] }] });
    form.dispatch({ kind: 'row:remove', grid: fieldAt(form, 'g'), row: rowAt(form, 0) });
    expect([form.data(), form.fieldById('f-1/1/c')]).toEqual([
      { g: [{ a: '', box: { b: '' }, inner: [{ c: '' }] }] },
      undefined,
    ]);
  });

  test('where the only row is removed a fresh one stands, unless the grid may be empty', () => {
    const cells = [text('a', { defaultValue: 'x' })];
    const form = open([grid(cells)], { g: [{ a: '1' }] });
    form.dispatch({ kind: 'row:remove', grid: fieldAt(form, 'g'), row: rowAt(form, 0) });
    expect(form.data()).toEqual({ g: [{ a: 'x' }] });
    const empty = open([grid(cells, { initEmpty: true })], { g: [{ a: '1' }] });
    empty.dispatch({ kind: 'row:remove', grid: fieldAt(empty, 'g'), row: rowAt(empty, 0) });
    expect(empty.data()).toEqual({ g: [] });
  });

  test('a row comes back where it was with all that it held', () => {
    const form = open([grid([text('a'), grid([text('c')], { key: 'inner' })])], {
      g: [{ a: '1', inner: [{ c: 'x' }, { c: 'y' }], z: 9 }, { a: '2' }],
    });
    const [held] = Object(form.data().g);
    form.dispatch({ kind: 'row:remove', grid: fieldAt(form, 'g'), row: rowAt(form, 0) });
    form.dispatch({ kind: 'row:add', grid: fieldAt(form, 'g'), at: 0, held });
    expect(form.data()).toEqual({
      g: [
        { a: '1', inner: [{ c: 'x' }, { c: 'y' }], z: 9 },
        { a: '2', inner: [{ c: '' }] },
      ],
    });
  });

  test('a row comes back with the rows that were open in it, and what was typed in them', () => {
    const list = grid([text('c'), grid([text('d')], { key: 'deep', type: 'editgrid' })], {
      ...{ key: 'list', type: 'editgrid', openWhenEmpty: true },
    });
    const form = open([grid([text('a'), list])], { g: [{ a: '1', list: [{ c: 'x' }] }, { a: '2' }] });
    const inList = () => rowsOf(form, 'g[0].list').map((row) => row.state());
    form.dispatch({ kind: 'row:open', grid: fieldAt(form, 'g[0].list'), row: rowAt(form, 0, 'g[0].list') });
    type(form, 'g[0].list[0].c', 'typed');
    form.dispatch({ kind: 'row:add', grid: fieldAt(form, 'g[0].list') });
    type(form, 'g[0].list[1].c', 'new');
    form.dispatch({ kind: 'row:add', grid: fieldAt(form, 'g[0].list[1].deep') });
    type(form, 'g[0].list[1].deep[0].d', 'deepest');
    form.dispatch({ kind: 'submit' });
    const [row, opened, errors] = [rowAt(form, 0), form.kept().openRows, form.errors()];
    const [held] = Object(form.data().g);
    form.dispatch({ kind: 'row:remove', grid: fieldAt(form, 'g'), row });
    form.dispatch({ kind: 'row:add', grid: fieldAt(form, 'g'), at: 0, held, former: row });
    expect(inList()).toEqual(['open', 'new']);
    expect(form.kept().openRows).toEqual(opened);
    expect(form.errors().map(({ message }) => message)).toEqual(errors.map(({ message }) => message));
    form.dispatch({ kind: 'row:cancel', grid: fieldAt(form, 'g[0].list'), row: rowAt(form, 0, 'g[0].list') });
    expect(form.data()).toMatchObject({ g: [{ a: '1', list: [{ c: 'x' }] }, { a: '2' }] });
  });

  test('a layout in a row adds nothing to the data', () => {
    const panel = { type: 'panel', key: 'p', title: 'P', components: [text('a')] };
    expect(open([grid([panel])]).data()).toEqual({ g: [{ a: '' }] });
  });
});

describe('conditions and rows', () => {
  const when = (reference: string) => ({ conditional: { show: true, when: reference, eq: 'yes' } });

  test.each(['a', 'g.a'])('in a row %s names the field of that row', (reference) => {
    const form = open([grid([text('a'), text('b', when(reference))])], { g: [{ a: 'yes' }, { a: 'no' }] });
    expect(form.data()).toEqual({ g: [{ a: 'yes', b: '' }, { a: 'no' }] });
    type(form, 'g[1].a', 'yes');
    type(form, 'g[0].a', '');
    expect(form.data()).toEqual({ g: [{ a: '' }, { a: 'yes', b: '' }] });
  });

  test('in a row a name that the row lacks is the form’s', () => {
    const form = open([text('top'), grid([text('b', when('top'))])], { g: [{}, {}] });
    expect(form.data()).toEqual({ top: '', g: [{}, {}] });
    type(form, 'top', 'yes');
    expect(form.data()).toEqual({ top: 'yes', g: [{ b: '' }, { b: '' }] });
  });

  test('in an inner grid the outer row is seen', () => {
    const inner = grid([text('c', when('g.a'))], { key: 'inner' });
    const form = open([grid([text('a'), inner])], { g: [{ a: 'yes' }, { a: 'no' }] });
    expect(form.data()).toEqual({
      g: [
        { a: 'yes', inner: [{ c: '' }] },
        { a: 'no', inner: [{}] },
      ],
    });
  });

  test('from outside g.a asks every row with all, one row with any, and never holds as it used to be written', () => {
    const list = (conjunction: string) => ({
      conditional: {
        show: true,
        conjunction,
        conditions: [{ component: 'g.a', operator: 'isEqual', value: 'yes' }],
      },
    });
    const shown = (form: Form) => ['all', 'any', 'old'].filter((path) => fieldAt(form, path).visible());
    const form = open(
      [grid([text('a')]), text('all', list('all')), text('any', list('any')), text('old', when('g.a'))],
      {
        g: [{ a: 'yes' }, { a: 'no' }],
      },
    );
    expect(shown(form)).toEqual(['any']);
    type(form, 'g[1].a', 'yes');
    expect(shown(form)).toEqual(['all', 'any']);
    form.dispatch({ kind: 'row:add', grid: fieldAt(form, 'g') });
    expect(shown(form)).toEqual(['any']);
  });

  test('a grid that a condition hides is cleared, and begins afresh when it is shown again', () => {
    const form = open([text('top'), grid([text('a')], when('top'))]);
    expect(form.data()).toEqual({ top: '' });
    type(form, 'top', 'yes');
    expect(form.data()).toEqual({ top: 'yes', g: [{ a: '' }] });
    type(form, 'g[0].a', 'x');
    type(form, 'top', '');
    expect(form.data()).toEqual({ top: '' });
    type(form, 'top', 'yes');
    expect(form.data()).toEqual({ top: 'yes', g: [{ a: '' }] });
  });

  test('a hidden grid keeps what is filled in with clearOnHide false', () => {
    const form = open([text('top'), grid([text('a')], { ...when('top'), clearOnHide: false })], {
      g: [{ a: '1' }],
    });
    expect(form.data()).toEqual({ top: '', g: [{ a: '1' }] });
  });

  test('a row’s own chain of conditions settles when the row is added', () => {
    const chain = Array.from({ length: 50 }, (_, index) =>
      text(
        `c${index}`,
        index === 0 ? { defaultValue: 'yes' } : { ...when(`c${index - 1}`), defaultValue: 'yes' },
      ),
    );
    const form = open([grid(chain, { initEmpty: true })]);
    form.dispatch({ kind: 'row:add', grid: fieldAt(form, 'g') });
    expect(form.nonConverging()).toEqual([]);
    expect(Object.keys(Object(form.data().g)[0])).toHaveLength(50);
    type(form, 'g[0].c0', 'no');
    expect(form.data()).toEqual({ g: [{ c0: 'no' }] });
  });
});

test('as a form service validates, a grid that was not sent stays away', () => {
  const form = open([grid([text('a', { validate: { required: true } })])], {}, { absentStaysAbsent: true });
  expect([form.stored.data(), form.stored.failures()]).toEqual([{}, []]);
});

test('a keystroke in one of 100 rows evaluates what hangs on that row alone', () => {
  const seen: string[] = [];
  const observe = (what: string, field: Field) => seen.push(`${what} ${field.path()}`);
  const components = [text('a'), text('b', { conditional: { show: true, when: 'a', eq: 'yes' } })];
  const form = open([grid(components)], { g: Array.from({ length: 100 }, () => ({ a: 'no' })) }, { observe });
  seen.length = 0;
  type(form, 'g[70].a', 'yes');
  expect(new Set(seen)).toEqual(new Set(['condition g[70].b', 'reaction g[70].b']));
  seen.length = 0;
  form.dispatch({ kind: 'row:add', grid: fieldAt(form, 'g') });
  expect(seen.filter((line) => !line.includes('[100]'))).toEqual([]);
});
