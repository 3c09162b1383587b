import { describe, expect, test } from 'vitest';
import { editgridModel } from '../types/editgrid/model.ts';
import { grid, openEditGrid, paths, required, rowAt, states, text, two, type } from './edit-grid-form.ts';
import { fieldAt, openForm } from './open-form.ts';

describe('a row that is open', () => {
  test('stands apart from the value until it is saved', () => {
    const form = openEditGrid();
    const row = form.dispatch({ kind: 'row:add', grid: grid(form) });
    type(form, 'g[0].a', 'oak');
    expect([states(form), form.data(), form.stored.data()]).toEqual([['new'], { g: [] }, { g: [] }]);
    expect(form.dispatch({ kind: 'row:save', grid: grid(form), row })).toEqual({ kind: 'saved' });
    expect([states(form), form.data(), form.stored.data()]).toEqual([
      ['saved'],
      { g: [{ a: 'oak' }] },
      { g: [{ a: 'oak' }] },
    ]);
  });

  test('leaves what was saved of it in the value, and is that again once it is cancelled', () => {
    const form = openEditGrid({}, two);
    form.dispatch({ kind: 'row:open', grid: grid(form), row: rowAt(form, 1) });
    const { id } = rowAt(form, 1);
    type(form, 'g[1].a', 'yes');
    type(form, 'g[1].b', 'more');
    expect(form.data()).toEqual(two);
    form.dispatch({ kind: 'row:cancel', grid: grid(form), row: rowAt(form, 1) });
    expect([form.data(), states(form), rowAt(form, 1).id]).toEqual([two, ['saved', 'saved'], id]);
    expect([fieldAt(form, 'g[1].a').value(), fieldAt(form, 'g[1].a').isModified()]).toEqual(['2', false]);
    type(form, 'g[1].a', 'typed in what came back');
    expect(form.fieldById('f-2/a')).toBe(fieldAt(form, 'g[1].a'));
  });

  test('goes when it is cancelled and was never saved', () => {
    const form = openEditGrid({}, two);
    form.dispatch({
      kind: 'row:cancel',
      grid: grid(form),
      row: form.dispatch({ kind: 'row:add', grid: grid(form) }),
    });
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
    const form = openEditGrid({}, two, [outside]);
    form.dispatch({ kind: 'row:open', grid: grid(form), row: rowAt(form, 0) });
    type(form, 'g[0].a', 'yes');
    expect([fieldAt(form, 'g[0].b').visible(), fieldAt(form, 'out').visible()]).toEqual([true, false]);
    form.dispatch({ kind: 'row:save', grid: grid(form), row: rowAt(form, 0) });
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
    form.dispatch({ kind: 'row:add', grid: grid(form) });
    type(form, 'g[0].n', '');
    expect(form.data()).toEqual({ g: [] });
  });

  test('emits what becomes of it under the names of Form.io', () => {
    const form = openEditGrid({}, two);
    const emitted: unknown[] = [];
    form.on('editGridAddRow', ({ row }) => emitted.push(['add', row.index()]));
    form.on('editGridEditRow', ({ row }) => emitted.push(['edit', row.index()]));
    form.on('editGridSaveRow', ({ row }) => emitted.push(['save', row]));
    form.on('editGridCancelRow', ({ editRow }) => emitted.push(['cancel', editRow.id]));
    form.on('editGridDeleteRow', ({ index }) => emitted.push(['delete', index]));
    form.dispatch({ kind: 'row:open', grid: grid(form), row: rowAt(form, 0) });
    form.dispatch({ kind: 'row:cancel', grid: grid(form), row: rowAt(form, 0) });
    const added = form.dispatch({ kind: 'row:add', grid: grid(form) });
    type(form, 'g[2].a', 'x');
    form.dispatch({ kind: 'row:save', grid: grid(form), row: added });
    form.dispatch({ kind: 'row:remove', grid: grid(form), row: rowAt(form, 0) });
    expect(emitted).toEqual([
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
    const form = openEditGrid();
    const row = form.dispatch({ kind: 'row:add', grid: grid(form) });
    expect(fieldAt(form, 'g[0].a').errors()).toEqual([]);
    const outcome = form.dispatch({ kind: 'row:save', grid: grid(form), row });
    expect(outcome.kind === 'invalid' && outcome.errors.map(({ keyOrPath }) => keyOrPath)).toEqual([
      'g[0].a',
    ]);
    expect([fieldAt(form, 'g[0].a').errors().length, states(form)]).toEqual([1, ['new']]);
    expect(form.data()).toEqual({ g: [] });
  });

  test('with row drafts it is saved all the same, marked so, and keeps the form from being sent', () => {
    const form = openEditGrid({ rowDrafts: true });
    expect(
      form.dispatch({
        kind: 'row:save',
        grid: grid(form),
        row: form.dispatch({ kind: 'row:add', grid: grid(form) }),
      }),
    ).toEqual({ kind: 'saved' });
    expect([states(form), form.data()]).toEqual([['draft'], { g: [{ a: '' }] }]);
    expect(form.dispatch({ kind: 'submit' }).kind).toBe('invalid');
    expect(paths(form)).toEqual(['g[0].a']);
    form.dispatch({ kind: 'row:open', grid: grid(form), row: rowAt(form, 0) });
    type(form, 'g[0].a', 'x');
    form.dispatch({ kind: 'row:save', grid: grid(form), row: rowAt(form, 0) });
    expect([states(form), form.dispatch({ kind: 'submit' }).kind]).toEqual([['saved'], 'valid']);
  });

  test('an outer row waits for the rows within it', () => {
    const inner = { type: 'editgrid', key: 'inner', label: 'Inner', input: true, components: [text('c')] };
    const form = openEditGrid({ components: [inner], rowDrafts: true });
    const outer = form.dispatch({ kind: 'row:add', grid: grid(form) });
    const row = form.dispatch({ kind: 'row:add', grid: fieldAt(form, 'g[0].inner') });
    type(form, 'g[0].inner[0].c', 'deep');
    const outcome = form.dispatch({ kind: 'row:save', grid: grid(form), row: outer });
    expect(outcome.kind === 'invalid' && outcome.errors.map(({ keyOrPath }) => keyOrPath)).toEqual([
      'g[0].inner',
      'g[0].inner[0]',
    ]);
    form.dispatch({ kind: 'row:save', grid: fieldAt(form, 'g[0].inner'), row });
    expect(form.dispatch({ kind: 'row:save', grid: grid(form), row: outer }).kind).toBe('saved');
    expect(form.data()).toEqual({ g: [{ inner: [{ c: 'deep' }] }] });
  });
});

describe('open rows and sending', () => {
  test('a row that is open keeps the form from being sent, valid or not, and says so once somebody tried', () => {
    const form = openEditGrid({}, two);
    form.dispatch({ kind: 'row:open', grid: grid(form), row: rowAt(form, 0) });
    const added = form.dispatch({ kind: 'row:add', grid: grid(form) });
    expect([form.isValid(), rowAt(form, 0).errors(), grid(form).errors()]).toEqual([false, [], []]);
    expect(form.dispatch({ kind: 'submit' }).kind).toBe('invalid');
    expect(form.errors().map(({ message, keyOrPath, row }) => [message, keyOrPath, row?.id])).toEqual([
      [
        'Trees has rows with errors that are not saved. Correct and save them, or discard them, before you continue.',
        'g',
        undefined,
      ],
      ['Trees: row 1 is not saved. Save it or discard it.', 'g[0]', 1],
      ['Trees: row 3 is not saved and contains errors. Correct and save it, or discard it.', 'g[2]', 3],
      ['A is required (Trees, row 3).', 'g[2].a', undefined],
    ]);
    form.dispatch({ kind: 'row:cancel', grid: grid(form), row: added });
    expect(paths(form)).toEqual(['g', 'g[0]']);
    expect(grid(form).errors()).toEqual([
      'Trees has rows that are not saved. Save or discard each of them before you continue.',
    ]);
    form.dispatch({ kind: 'row:save', grid: grid(form), row: rowAt(form, 0) });
    expect([paths(form), form.dispatch({ kind: 'submit' }).kind]).toEqual([[], 'valid']);
  });

  test('a row that is opened or added after a failed attempt is not validated by it', () => {
    const form = openEditGrid({}, two, [text('z', required)]);
    form.dispatch({ kind: 'submit' });
    form.dispatch({ kind: 'row:open', grid: grid(form), row: rowAt(form, 0) });
    form.dispatch({ kind: 'row:add', grid: grid(form) });
    expect(paths(form)).toEqual(['z']);
    form.dispatch({ kind: 'submit' });
    expect(paths(form)).toEqual(['g', 'g[0]', 'g[2]', 'g[2].a', 'z']);
  });

  test('an author may say it in other words', () => {
    const errors = {
      invalidRowsError: 'Rows!',
      invalidRowError: 'Row {{row}}!',
      unsavedRowsError: 'Save!',
    };
    const form = openEditGrid({ errors, validate: { customMessage: 'Not for rows.' } });
    form.dispatch({ kind: 'row:add', grid: grid(form) });
    form.dispatch({ kind: 'submit' });
    expect(form.errors().map(({ message }) => message)).toEqual([
      'Rows!',
      'Row 1!',
      'A is required (Trees, row 1).',
    ]);
    type(form, 'g[0].a', 'x');
    expect(grid(form).errors()).toEqual(['Save!']);
  });

  test('with inline editing what is typed is there at once, and an open row keeps nothing', () => {
    const form = openEditGrid({ inlineEdit: true }, two);
    form.dispatch({ kind: 'row:open', grid: grid(form), row: rowAt(form, 0) });
    type(form, 'g[0].a', 'x');
    expect([form.data(), form.isValid()]).toEqual([{ g: [{ a: 'x' }, { a: '2' }] }, true]);
    form.dispatch({ kind: 'row:cancel', grid: grid(form), row: rowAt(form, 0) });
    expect(form.data()).toEqual(two);
  });

  test('a row may be open from the start', () => {
    expect(states(openEditGrid({ openWhenEmpty: true }))).toEqual(['new']);
    expect(states(openEditGrid({ openWhenEmpty: true }, two))).toEqual(['saved', 'saved']);
    const atLeast = (minLength: number) =>
      states(openEditGrid({ openWhenEmpty: true, validate: { minLength } }));
    expect([atLeast(1), atLeast(2)]).toEqual([['new'], ['new']]);
    expect(states(openEditGrid({ validate: { minLength: 1 } }))).toEqual(['saved']);
    expect(states(openEditGrid({ defaultOpen: true }, two))).toEqual(['open', 'open']);
    const form = openEditGrid({ openWhenEmpty: true, components: [text('a')] });
    type(form, 'g[0].a', 'typed and not saved');
    expect(form.dispatch({ kind: 'submit' }).kind).toBe('invalid');
    form.dispatch({ kind: 'row:cancel', grid: grid(form), row: rowAt(form, 0) });
    expect([states(form), form.dispatch({ kind: 'submit' }).kind]).toEqual([[], 'valid']);
  });

  test('required is for rows that are saved; with an open one, it is that which is to be saved', () => {
    const form = openEditGrid({ ...required, components: [text('a')] });
    form.dispatch({ kind: 'submit' });
    expect(form.errors().map(({ message }) => message)).toEqual(['Trees is required.']);
    const row = form.dispatch({ kind: 'row:add', grid: grid(form) });
    type(form, 'g[0].a', 'x');
    form.dispatch({ kind: 'submit' });
    expect(paths(form)).toEqual(['g', 'g[0]']);
    form.dispatch({ kind: 'row:save', grid: grid(form), row });
    expect(grid(form).failures()).toEqual([]);
  });
});
