import type { Json, JsonObject } from '@guichet/definition';
import type { Form, Row } from '@guichet/engine';
import { editgridModel } from '../types/editgrid/model.ts';
import { fieldAt, openForm } from './open-form.ts';

export const text = (key: string, more: JsonObject = {}): JsonObject => ({
  type: 'textfield',
  key,
  label: key.toUpperCase(),
  input: true,
  ...more,
});
export const required = { validate: { required: true } };

export function openEditGrid(
  more: JsonObject = {},
  submission: JsonObject = {},
  beside: readonly Json[] = [],
): Form {
  const grid = {
    ...{ type: 'editgrid', key: 'g', label: 'Trees', input: true },
    components: [text('a', required), text('b', { conditional: { show: true, when: 'a', eq: 'yes' } })],
    ...more,
  };
  return openForm([grid, ...beside], { models: { editgrid: editgridModel }, submission });
}

export const two = { g: [{ a: '1' }, { a: '2' }] };
export const grid = (form: Form) => fieldAt(form, 'g');
export const rows = (form: Form, path = 'g') => fieldAt(form, path).rows() ?? [];
export const states = (form: Form) => rows(form).map((row) => row.state());
export const type = (form: Form, path: string, value: string) =>
  form.dispatch({ kind: 'input', field: fieldAt(form, path), strings: [value] });
export const paths = (form: Form) => form.errors().map(({ keyOrPath }) => keyOrPath);

export function rowAt(form: Form, index: number, path = 'g'): Row {
  const row = rows(form, path)[index];
  if (row === undefined) throw new Error(`No row ${index}.`);
  return row;
}
