import type { Json, JsonObject } from '@guichet/definition';
import type { Form, Row } from '@guichet/engine';
import { describe, expect, test } from 'vitest';
import { editgridModel } from '../editgrid/model.ts';
import { fieldAt, openForm } from './open-form.ts';

const text = (key: string, more: JsonObject = {}): JsonObject => ({
  type: 'textfield',
  key,
  label: key.toUpperCase(),
  input: true,
  ...more,
});
const required = { validate: { required: true } };

function open(more: JsonObject = {}, submission: JsonObject = {}, beside: readonly Json[] = []): Form {
  const grid = {
    ...{ type: 'editgrid', key: 'g', label: 'Trees', input: true },
    components: [text('a', required), text('b', { conditional: { show: true, when: 'a', eq: 'yes' } })],
    ...more,
  };
  return openForm([grid, ...beside], { models: { editgrid: editgridModel }, submission });
}

const two = { g: [{ a: '1' }, { a: '2' }] };
const grid = (form: Form) => fieldAt(form, 'g');
const rows = (form: Form, path = 'g') => fieldAt(form, path).rows() ?? [];
const states = (form: Form) => rows(form).map((row) => row.state());
const type = (form: Form, path: string, value: string) => form.input(fieldAt(form, path), [value]);
const paths = (form: Form) => form.errors().map(({ keyOrPath }) => keyOrPath);

function rowAt(form: Form, index: number, path = 'g'): Row {
  const row = rows(form, path)[index];
  if (row === undefined) throw new Error(`No row ${index}.`);
  return row;
}

describe('a row that is open', () => {
  test('stands apart from the value until it is saved', () => {
    const form = open();
    const row = form.addRow(grid(form));
    type(form, 'g[0].a', 'oak');
    expect([states(form), form.data(), form.storedData()]).toEqual([['new'], { g: [] }, { g: [] }]);
    expect(form.saveRow(grid(form), row)).toEqual({ kind: 'saved' });
    expect([states(form), form.data(), form.storedData()]).toEqual([
      ['saved'],
      { g: [{ a: 'oak' }] },
      { g: [{ a: 'oak' }] },
    ]);
  });

  test('leaves what was saved of it in the value, and is that again once it is cancelled', () => {
    const form = open({}, two);
    form.openRow(grid(form), rowAt(form, 1));
    const { id } = rowAt(form, 1);
    type(form, 'g[1].a', 'yes');
    type(form, 'g[1].b', 'more');
    expect(form.data()).toEqual(two);
    form.cancelRow(grid(form), rowAt(form, 1));
    expect([form.data(), states(form), rowAt(form, 1).id]).toEqual([two, ['saved', 'saved'], id]);
    expect([fieldAt(form, 'g[1].a').value(), fieldAt(form, 'g[1].a').isModified()]).toEqual(['2', false]);
    type(form, 'g[1].a', 'typed in what came back');
    expect(form.fieldById('f-2/a')).toBe(fieldAt(form, 'g[1].a'));
  });

  test('goes when it is cancelled and was never saved', () => {
    const form = open({}, two);
    form.cancelRow(grid(form), form.addRow(grid(form)));
    expect([states(form), form.data()]).toEqual([['saved', 'saved'], two]);
  });

  test('its conditions see what is typed in it, and conditions outside see what is saved', () => {
    const outside = text('out', {
      conditional: {
        show: true,
        conjunction: 'any',
        conditions: [{ component: 'g.a', operator: 'isEqual', value: 'yes' }],
      },
    });
    const form = open({}, two, [outside]);
    form.openRow(grid(form), rowAt(form, 0));
    type(form, 'g[0].a', 'yes');
    expect([fieldAt(form, 'g[0].b').visible(), fieldAt(form, 'out').visible()]).toEqual([true, false]);
    form.saveRow(grid(form), rowAt(form, 0));
    expect([fieldAt(form, 'out').visible(), form.data()]).toEqual([
      true,
      { g: [{ a: 'yes', b: '' }, { a: '2' }], out: '' },
    ]);
  });

  test('a cleared number in it is not sent as null', () => {
    const number = { ...text('n'), type: 'number', defaultValue: 3 };
    const form = openForm(
      [{ type: 'editgrid', key: 'g', label: 'G', input: true, components: [text('a'), number] }],
      { models: { editgrid: editgridModel } },
    );
    form.addRow(grid(form));
    type(form, 'g[0].n', '');
    expect(form.data()).toEqual({ g: [] });
  });

  test('tells of what becomes of it under the names of Form.io', () => {
    const form = open({}, two);
    const told: unknown[] = [];
    form.on('editGridAddRow', ({ row }) => told.push(['add', row.index()]));
    form.on('editGridEditRow', ({ row }) => told.push(['edit', row.index()]));
    form.on('editGridSaveRow', ({ row }) => told.push(['save', row]));
    form.on('editGridCancelRow', ({ editRow }) => told.push(['cancel', editRow.id]));
    form.on('editGridDeleteRow', ({ index }) => told.push(['delete', index]));
    form.openRow(grid(form), rowAt(form, 0));
    form.cancelRow(grid(form), rowAt(form, 0));
    const added = form.addRow(grid(form));
    type(form, 'g[2].a', 'x');
    form.saveRow(grid(form), added);
    form.removeRow(grid(form), rowAt(form, 0));
    expect(told).toEqual([
      ['edit', 0],
      ['cancel', 1],
      ['add', 2],
      ['save', { a: 'x' }],
      ['delete', 0],
    ]);
  });
});

describe('what keeps a row open', () => {
  test('a row with something wrong is not saved, and says what', () => {
    const form = open();
    const row = form.addRow(grid(form));
    expect(fieldAt(form, 'g[0].a').errors()).toEqual([]);
    const outcome = form.saveRow(grid(form), row);
    expect(outcome.kind === 'invalid' && outcome.errors.map(({ keyOrPath }) => keyOrPath)).toEqual([
      'g[0].a',
    ]);
    expect([fieldAt(form, 'g[0].a').errors().length, states(form)]).toEqual([1, ['new']]);
    expect(form.data()).toEqual({ g: [] });
  });

  test('with row drafts it is saved all the same, marked so, and keeps the form from being sent', () => {
    const form = open({ rowDrafts: true });
    expect(form.saveRow(grid(form), form.addRow(grid(form)))).toEqual({ kind: 'saved' });
    expect([states(form), form.data()]).toEqual([['draft'], { g: [{ a: '' }] }]);
    expect(form.submit().kind).toBe('invalid');
    expect(paths(form)).toEqual(['g[0].a']);
    form.openRow(grid(form), rowAt(form, 0));
    type(form, 'g[0].a', 'x');
    form.saveRow(grid(form), rowAt(form, 0));
    expect([states(form), form.submit().kind]).toEqual([['saved'], 'valid']);
  });

  test('an outer row waits for the rows within it', () => {
    const inner = { type: 'editgrid', key: 'inner', label: 'Inner', input: true, components: [text('c')] };
    const form = open({ components: [inner], rowDrafts: true });
    const outer = form.addRow(grid(form));
    const row = form.addRow(fieldAt(form, 'g[0].inner'));
    type(form, 'g[0].inner[0].c', 'deep');
    const outcome = form.saveRow(grid(form), outer);
    expect(outcome.kind === 'invalid' && outcome.errors.map(({ keyOrPath }) => keyOrPath)).toEqual([
      'g[0].inner',
      'g[0].inner[0]',
    ]);
    form.saveRow(fieldAt(form, 'g[0].inner'), row);
    expect(form.saveRow(grid(form), outer).kind).toBe('saved');
    expect(form.data()).toEqual({ g: [{ inner: [{ c: 'deep' }] }] });
  });
});

describe('open rows and sending', () => {
  test('a row that is open keeps the form from being sent, valid or not, and says so once somebody tried', () => {
    const form = open({}, two);
    form.openRow(grid(form), rowAt(form, 0));
    const added = form.addRow(grid(form));
    expect([form.isValid(), rowAt(form, 0).errors(), grid(form).errors()]).toEqual([false, [], []]);
    expect(form.submit().kind).toBe('invalid');
    expect(form.errors().map(({ message, keyOrPath, row }) => [message, keyOrPath, row?.id])).toEqual([
      [
        'Trees has rows with errors that are not saved. Correct and save them, or discard them, before you go on.',
        'g',
        undefined,
      ],
      ['Trees: row 1 is not saved. Save it or discard it.', 'g[0]', 1],
      [
        'Trees: row 3 is not saved, and something in it must be corrected. Correct and save it, or discard it.',
        'g[2]',
        3,
      ],
      ['A is required (row 3)', 'g[2].a', undefined],
    ]);
    form.cancelRow(grid(form), added);
    expect(paths(form)).toEqual(['g', 'g[0]']);
    expect(grid(form).errors()).toEqual([
      'Trees has rows that are not saved. Save or discard each of them before you go on.',
    ]);
    form.saveRow(grid(form), rowAt(form, 0));
    expect([paths(form), form.submit().kind]).toEqual([[], 'valid']);
  });

  test('a row that is opened or added after a failed attempt is not judged by it', () => {
    const form = open({}, two, [text('z', required)]);
    form.submit();
    form.openRow(grid(form), rowAt(form, 0));
    form.addRow(grid(form));
    expect(paths(form)).toEqual(['z']);
    form.submit();
    expect(paths(form)).toEqual(['g', 'g[0]', 'g[2]', 'g[2].a', 'z']);
  });

  test('an author may say it in other words', () => {
    const errors = {
      invalidRowsError: 'Rows!',
      invalidRowError: 'Row {{row}}!',
      unsavedRowsError: 'Save!',
    };
    const form = open({ errors, validate: { customMessage: 'Not for rows.' } });
    form.addRow(grid(form));
    form.submit();
    expect(form.errors().map(({ message }) => message)).toEqual(['Rows!', 'Row 1!', 'A is required (row 1)']);
    type(form, 'g[0].a', 'x');
    expect(grid(form).errors()).toEqual(['Save!']);
  });

  test('with inline editing what is typed is there at once, and an open row keeps nothing', () => {
    const form = open({ inlineEdit: true }, two);
    form.openRow(grid(form), rowAt(form, 0));
    type(form, 'g[0].a', 'x');
    expect([form.data(), form.isValid()]).toEqual([{ g: [{ a: 'x' }, { a: '2' }] }, true]);
    form.cancelRow(grid(form), rowAt(form, 0));
    expect(form.data()).toEqual(two);
  });

  test('a row may be open from the start', () => {
    expect(states(open({ openWhenEmpty: true }))).toEqual(['new']);
    expect(states(open({ openWhenEmpty: true }, two))).toEqual(['saved', 'saved']);
    const atLeast = (minLength: number) => states(open({ openWhenEmpty: true, validate: { minLength } }));
    expect([atLeast(1), atLeast(2)]).toEqual([['new'], ['new']]);
    expect(states(open({ validate: { minLength: 1 } }))).toEqual(['saved']);
    expect(states(open({ defaultOpen: true }, two))).toEqual(['open', 'open']);
    const form = open({ openWhenEmpty: true, components: [text('a')] });
    type(form, 'g[0].a', 'typed and not saved');
    expect(form.submit().kind).toBe('invalid');
    form.cancelRow(grid(form), rowAt(form, 0));
    expect([states(form), form.submit().kind]).toEqual([[], 'valid']);
  });

  test('required is for rows that are saved; with an open one, it is that which is to be saved', () => {
    const form = open({ ...required, components: [text('a')] });
    form.submit();
    expect(form.errors().map(({ message }) => message)).toEqual(['Trees is required']);
    const row = form.addRow(grid(form));
    type(form, 'g[0].a', 'x');
    form.submit();
    expect(paths(form)).toEqual(['g', 'g[0]']);
    form.saveRow(grid(form), row);
    expect(grid(form).failures()).toEqual([]);
  });
});

describe('open rows that were left', () => {
  const inner = { type: 'editgrid', key: 'inner', label: 'Inner', input: true, components: [text('c')] };
  const nested = { components: [text('a'), inner] };

  test('come back as they were, with what was typed in them and what they held before', () => {
    const form = open(nested, two);
    form.openRow(grid(form), rowAt(form, 1));
    type(form, 'g[1].a', 'typed');
    form.addRow(fieldAt(form, 'g[1].inner'));
    type(form, 'g[1].inner[0].c', 'deep');
    const [data, left] = [form.data(), form.openRows()];
    const again = open(nested, data);
    again.restoreOpenRows(left);
    expect(again.openRows()).toEqual(left);
    expect(left).toEqual([
      { grid: 'g', row: 1, isNew: false, data: { a: 'typed', inner: [] } },
      { grid: 'g[1].inner', row: 0, isNew: true, data: { c: 'deep' } },
    ]);
    again.cancelRow(grid(again), rowAt(again, 1));
    expect(again.data()).toEqual(data);
  });

  test('what names no row that is there is left alone, and the rest is closed', () => {
    const form = open({ ...nested, defaultOpen: true }, two);
    form.restoreOpenRows([
      { grid: 'g', row: 7, isNew: false, data: {} },
      { grid: 'nothing', row: 0, isNew: true, data: {} },
      { grid: 'g[0].a', row: 0, isNew: true, data: {} },
    ]);
    expect([states(form), form.data()]).toEqual([
      ['saved', 'saved'],
      { g: two.g.map((row) => ({ ...row, inner: [] })) },
    ]);
  });
});

test('a field in a closed row is revealed by opening the rows around it', () => {
  const form = open({}, two);
  expect([form.revealField(fieldAt(form, 'g[1].a')), states(form)]).toEqual([true, ['saved', 'open']]);
  expect(form.revealField(fieldAt(form, 'g[1].a'))).toBe(false);
});
