import type { JsonObject } from '@guichet/definition';
import type { Form } from '@guichet/engine';
import { expect, test } from 'vitest';
import { editgridModel } from '../types/editgrid/model.ts';
import { fieldAt, openForm } from './open-form.ts';

const text = (key: string) => ({ type: 'textfield', key, label: key.toUpperCase(), input: true });
const off = { type: 'property', property: { value: 'disabled', type: 'boolean' }, state: true };
const whenOff = { type: 'simple', simple: { show: true, when: 'off', eq: 'x' } };
const two = { g: [{ a: '1' }, { a: '2' }] };

function open(more: JsonObject): Form {
  const grid = { type: 'editgrid', key: 'g', label: 'Trees', input: true, components: [text('a')], ...more };
  return openForm([grid, text('off')], { models: { editgrid: editgridModel }, submission: two });
}

test('a row that is open in a disabled grid, which has no button to save it, keeps nobody from sending', () => {
  const form = open({ disabled: true, defaultOpen: true });
  expect([form.dispatch({ kind: 'submit' }).kind, form.errors(), form.data()]).toEqual([
    'valid',
    [],
    { ...two, off: '' },
  ]);
});

test('one in which something was changed before its grid was disabled does, so that it is not lost', () => {
  const form = open({ defaultOpen: true, logic: [{ trigger: whenOff, actions: [off] }] });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'g[0].a'), strings: ['changed'] });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'off'), strings: ['x'] });
  expect([fieldAt(form, 'g').disabled(), form.dispatch({ kind: 'submit' }).kind]).toEqual([true, 'invalid']);
});
