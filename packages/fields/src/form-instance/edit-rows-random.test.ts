import type { JsonObject } from '@guichet/definition';
import type { Form } from '@guichet/engine';
import check from 'fast-check';
import { expect, test } from 'vitest';
import { editgridModel } from '../types/editgrid/model.ts';
import { fieldAt, openForm } from './open-form.ts';

const text = { type: 'textfield', key: 'a', label: 'A', input: true, validate: { required: true } };

function open(submission: JsonObject): Form {
  const component = { type: 'editgrid', key: 'g', label: 'Trees', input: true, components: [text] };
  const pages = ['one', 'two', 'three'].map((key) => ({
    ...{ type: 'panel', key, title: key, input: false },
    components: key === 'two' ? [component] : [],
  }));
  return openForm(pages, { display: 'wizard', models: { editgrid: editgridModel }, submission });
}

const grid = (form: Form) => fieldAt(form, 'g');
const rows = (form: Form) => grid(form).rows() ?? [];

test('random adding, editing, saving, cancelling, removing and turning pages keeps the data equal to a simple model', () => {
  const step = check.record({
    what: check.constantFrom(
      ...(['add', 'open', 'type', 'save', 'cancel', 'remove', 'move', 'reload', 'language'] as const),
      ...(['next', 'previous'] as const),
    ),
    at: check.nat(5),
    to: check.nat(5),
    text: check.string({ maxLength: 4 }),
  });
  check.assert(
    check.property(check.array(step, { maxLength: 40 }), (steps) => {
      let form = open({ g: [{ a: '1' }, { a: '2' }] });
      let model: { saved: string | undefined; typed: string | undefined }[] = [
        { saved: '1', typed: undefined },
        { saved: '2', typed: undefined },
      ];
      for (const { what, at, to, text: typed } of steps) {
        const [expectedRow, row] = [model[at], rows(form)[at]];
        const isOpen = expectedRow !== undefined && expectedRow.typed !== undefined;
        if (what === 'add' && model.every((modelRow) => modelRow.saved !== undefined)) {
          form.dispatch({ kind: 'row:add', grid: grid(form) });
          model = [...model, { saved: undefined, typed: '' }];
        } else if (what === 'language') form.dispatch({ kind: 'setLanguage', locale: 'fr', texts: {} });
        else if (what === 'previous') form.dispatch({ kind: 'previous' });
        else if (what === 'next') {
          const isHere = form.wizard?.current().id === form.wizard?.pageOf(grid(form))?.id;
          const { kind } = form.dispatch({ kind: 'forward' });
          // Nobody goes on from an unsaved row, and it is open on going back.
          if (isHere) expect(kind === 'invalid').toBe(model.some((modelRow) => modelRow.typed !== undefined));
        } else if (what === 'reload') {
          const [data, left, place] = [form.data(), form.kept().openRows, form.kept().place];
          form = open(data);
          form.dispatch({ kind: 'restore', openRows: left });
          if (place !== undefined) form.dispatch({ kind: 'restore', place });
        } else if (expectedRow === undefined || row === undefined) continue;
        else if (what === 'open' && !isOpen) {
          form.dispatch({ kind: 'row:open', grid: grid(form), row });
          expectedRow.typed = expectedRow.saved;
        } else if (what === 'type' && isOpen) {
          form.dispatch({ kind: 'input', field: fieldAt(form, `g[${at}].a`), strings: [typed] });
          expectedRow.typed = typed;
        } else if (what === 'save' && isOpen) {
          const { kind } = form.dispatch({ kind: 'row:save', grid: grid(form), row });
          if (expectedRow.typed === '' || expectedRow.typed === undefined) expect(kind).toBe('invalid');
          else model[at] = { saved: expectedRow.typed, typed: undefined };
        } else if (what === 'cancel' && isOpen) {
          form.dispatch({ kind: 'row:cancel', grid: grid(form), row });
          if (expectedRow.saved === undefined) model.splice(at, 1);
          else expectedRow.typed = undefined;
        } else if (what === 'remove') {
          form.dispatch({ kind: 'row:remove', grid: grid(form), row });
          model.splice(at, 1);
        } else if (
          what === 'move' &&
          to < model.length &&
          model.every((modelRow) => modelRow.saved !== undefined)
        ) {
          form.dispatch({ kind: 'row:move', grid: grid(form), row, to });
          const [moved] = model.splice(at, 1);
          if (moved !== undefined) model.splice(to, 0, moved);
        }
      }
      const saved = model.flatMap((modelRow) =>
        modelRow.saved === undefined ? [] : [{ a: modelRow.saved }],
      );
      expect(form.data()).toEqual({ g: saved });
      expect(rows(form).map((row) => row.fields[0]?.value())).toEqual(
        model.map((modelRow) => modelRow.typed ?? modelRow.saved),
      );
      form.dispose();
    }),
  );
});

test('so it is in a data grid, where what is typed is there at once', () => {
  const step = check.record({
    what: check.constantFrom('add', 'type', 'remove', 'move', 'language', 'undo'),
    at: check.nat(4),
    to: check.nat(4),
    text: check.string({ maxLength: 3 }),
  });
  check.assert(
    check.property(check.array(step, { maxLength: 40 }), (steps) => {
      const component = { type: 'datagrid', key: 'g', label: 'Cars', input: true, components: [text] };
      const form = openForm([component], { submission: { g: [{ a: '1' }] } });
      let model = ['1'];
      let removed: string | undefined;
      for (const { what, at, to, text: typed } of steps) {
        const row = rows(form)[at];
        if (what === 'add') {
          form.dispatch({ kind: 'row:add', grid: grid(form), at: at > model.length ? undefined : at });
          model.splice(Math.min(at, model.length), 0, '');
        } else if (what === 'language') form.dispatch({ kind: 'setLanguage', locale: 'fr', texts: {} });
        else if (what === 'undo' && removed !== undefined) {
          form.dispatch({ kind: 'row:add', grid: grid(form), at: 0, held: { a: removed } });
          model = [removed, ...model];
          removed = undefined;
        } else if (row === undefined) continue;
        else if (what === 'type') {
          form.dispatch({ kind: 'input', field: fieldAt(form, `g[${at}].a`), strings: [typed] });
          model[at] = typed;
        } else if (what === 'move' && to < model.length) {
          form.dispatch({ kind: 'row:move', grid: grid(form), row, to });
          model.splice(to, 0, ...model.splice(at, 1));
        } else if (what === 'remove') {
          form.dispatch({ kind: 'row:remove', grid: grid(form), row });
          [removed] = model.splice(at, 1);
          // The only row is never missed: an empty one takes its place.
          if (model.length === 0) model = [''];
        }
      }
      expect(form.data()).toEqual({ g: model.map((a) => ({ a })) });
      expect(rows(form).map((row) => row.index())).toEqual([...model.keys()]);
      form.dispose();
    }),
  );
});
