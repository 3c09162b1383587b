import type { Json, JsonObject } from '@guichet/definition';
import type { Form } from '@guichet/engine';
import { describe, expect, test } from 'vitest';
import { canAddRows } from '../rows/row-limits.ts';
import { fieldAt, openForm } from './open-form.ts';

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
  return openForm(components, { submission, ...more });
}

function rowAt(form: Form, index: number) {
  const row = fieldAt(form, 'g').rows()?.[index];
  if (row === undefined) throw new Error(`No row ${index}.`);
  return row;
}

const type = (form: Form, path: string, value: string) =>
  form.dispatch({ kind: 'input', field: fieldAt(form, path), strings: [value] });

describe('the validation of a grid', () => {
  test('required fails when every cell is empty', () => {
    const form = open([grid([text('a')], { validate: { required: true } })]);
    expect(form.stored.failures().map(({ type: rule, path }) => [rule, path])).toEqual([
      ['any.required', ['g']],
    ]);
    type(form, 'g[0].a', 'x');
    expect(form.isValid()).toBe(true);
  });

  test('a row that comes or goes is no reason to say that the grid is empty, or that rows are missing', () => {
    const asked = { initEmpty: true, validate: { required: true, minLength: 2 } };
    const form = open([grid([text('a')], asked)]);
    form.dispatch({ kind: 'row:add', grid: fieldAt(form, 'g') });
    expect(fieldAt(form, 'g').errors()).toEqual([]);
    form.dispatch({ kind: 'row:remove', grid: fieldAt(form, 'g'), row: rowAt(form, 0) });
    expect(fieldAt(form, 'g').errors()).toEqual([]);
    form.dispatch({ kind: 'row:add', grid: fieldAt(form, 'g') });
    type(form, 'g[0].a', 'x');
    type(form, 'g[0].a', '');
    form.dispatch({ kind: 'validate' });
    expect(fieldAt(form, 'g').errors()).not.toEqual([]);
    form.dispatch({ kind: 'row:remove', grid: fieldAt(form, 'g'), row: rowAt(form, 0) });
    expect(fieldAt(form, 'g').errors()).not.toEqual([]);
  });

  test('the only row of a required grid that goes leaves a new one, and no error', () => {
    const form = open([grid([text('a')], { validate: { required: true } })]);
    form.dispatch({ kind: 'row:remove', grid: fieldAt(form, 'g'), row: rowAt(form, 0) });
    expect([fieldAt(form, 'g').rows()?.length, fieldAt(form, 'g').errors()]).toEqual([1, []]);
  });

  test('too few rows fail, and too many, in the words of the language or of the author', () => {
    const limited = (more: JsonObject = {}) =>
      grid([text('a')], { initEmpty: true, validate: { minLength: 2, maxLength: 3 }, ...more });
    const content = (form: Form) => form.stored.failures().map(({ type: rule, message }) => [rule, message]);
    const many = { g: [{}, {}, {}, {}] };
    expect(content(open([limited()], { g: [{}] }))).toEqual([
      ['array.minLength', 'Grid must have at least 2 rows.'],
    ]);
    expect(content(open([limited()], many, { locale: 'fr' }))).toEqual([
      ['array.maxLength', 'Le champ «\u00a0Grid\u00a0» doit compter au plus 3\u00a0lignes.'],
    ]);
    expect(content(open([limited({ errors: { minLength: 'At least {{length}}, please.' } })]))).toEqual([
      ['array.minLength', 'At least 2, please.'],
    ]);
    for (const count of [2, 3]) {
      const rows = Array.from({ length: count }, () => ({}));
      expect(open([limited()], { g: rows }).isValid()).toBe(true);
    }
  });

  test('a limit of 0 is none, and a grid whose rows are fixed is held to none', () => {
    const none = grid([text('a')], { validate: { minLength: 0, maxLength: 0 } });
    const fixed = grid([text('a')], { validate: { maxLength: 1 }, disableAddingRemovingRows: true });
    expect(open([none], { g: [{}, {}] }).isValid()).toBe(true);
    expect(open([fixed], { g: [{}, {}] }).isValid()).toBe(true);
  });

  test('no grid has more than 1,000 rows, whatever its author allows', () => {
    const rows = (count: number) => ({ g: Array.from({ length: count }, () => ({})) });
    for (const validate of [{}, { maxLength: 0 }, { maxLength: 5_000 }]) {
      const grown = grid([], { initEmpty: true, validate });
      expect(open([grown], rows(1_000)).isValid()).toBe(true);
      expect(open([grown], rows(1_001)).stored.failures()).toMatchObject([
        { type: 'array.maxLength', message: 'Grid must have no more than 1,000 rows.' },
      ]);
      expect(canAddRows(fieldAt(open([grown], rows(999)), 'g'), undefined)).toBe(true);
      expect(canAddRows(fieldAt(open([grown], rows(1_000)), 'g'), undefined)).toBe(false);
    }
    const padded = grid([], { validate: { minLength: 1_000_000 } });
    expect(fieldAt(open([padded]), 'g').rows()).toHaveLength(1_000);
  });

  test('a service’s refusal of the number of rows is said in the language of the page', () => {
    const form = open([grid([text('a')], { validate: { minLength: 2 } })], { g: [{}] }, { locale: 'fr' });
    form.dispatch({
      kind: 'setServerErrors',
      details: [{ type: 'array.minLength', path: ['g'], message: 'Too few.', context: {} }],
    });
    expect(fieldAt(form, 'g').errors()).toEqual([
      'Le champ «\u00a0Grid\u00a0» doit compter au moins 2\u00a0lignes.',
    ]);
  });

  test('a field in a row fails at its own place, and the list follows what comes and goes', () => {
    const form = open([grid([text('a', { validate: { required: true } })])], { g: [{ a: '' }, { a: '' }] });
    expect(form.stored.failures().map(({ path }) => path)).toEqual([
      ['g', 0, 'a'],
      ['g', 1, 'a'],
    ]);
    form.dispatch({ kind: 'submit' });
    const paths = () => form.errors().map(({ keyOrPath }) => keyOrPath);
    expect(paths()).toEqual(['g[0].a', 'g[1].a']);
    form.dispatch({ kind: 'row:remove', grid: fieldAt(form, 'g'), row: rowAt(form, 0) });
    expect(form.errors()).toHaveLength(1);
    form.dispatch({ kind: 'row:add', grid: fieldAt(form, 'g'), at: 0 });
    // A row that came after the attempt is not validated by it.
    expect(paths()).toEqual(['g[1].a']);
    form.dispatch({ kind: 'submit' });
    expect(paths()).toEqual(['g[0].a', 'g[1].a']);
    type(form, 'g[0].a', 'x');
    form.dispatch({ kind: 'blur', field: fieldAt(form, 'g[0].a') });
    expect(paths()).toEqual(['g[1].a']);
  });

  test('the list says in which row something is wrong, the field itself does not, and both follow the row', () => {
    const cells = [
      text('a', { validate: { required: true }, errors: { required: 'Enter it.' } }),
      { ...grid([text('c', { validate: { required: true } })]), key: 'inner' },
    ];
    const form = open([grid(cells)], { g: [{ a: '' }, { a: 'x', inner: [{ c: 'y' }, { c: '' }] }] });
    form.dispatch({ kind: 'submit' });
    const listed = () => form.errors().map(({ message }) => message);
    expect(listed()).toEqual([
      'Enter it (Grid, row 1).',
      'c is required (Grid, row 1.1).',
      'c is required (Grid, row 2.2).',
    ]);
    expect(fieldAt(form, 'g[0].a').errors()).toEqual(['Enter it.']);
    form.dispatch({ kind: 'row:move', grid: fieldAt(form, 'g'), row: rowAt(form, 1), to: 0 });
    expect(listed()).toEqual([
      'c is required (Grid, row 1.2).',
      'Enter it (Grid, row 2).',
      'c is required (Grid, row 2.1).',
    ]);
    form.dispatch({ kind: 'setLanguage', locale: 'fr', texts: {} });
    expect(listed()[0]).toBe('Le champ «\u00a0c\u00a0» est obligatoire (inner, ligne 1.2).');
  });

  test('what a service refused of a row stands at its field', () => {
    const form = open([grid([text('a')])], { g: [{ a: '1' }, { a: '2' }] });
    form.dispatch({
      kind: 'setServerErrors',
      details: [{ type: 'any.x', path: ['g', 1, 'a'], message: 'No.', context: {} }],
    });
    expect(fieldAt(form, 'g[1].a').errors()).toEqual(['No.']);
    expect(fieldAt(form, 'g[0].a').errors()).toEqual([]);
  });
});
