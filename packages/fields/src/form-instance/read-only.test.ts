import { createRunCode } from '@guichet/engine/code';
import { expect, test } from 'vitest';
import { fieldAt, openForm, typeAndLeave } from './open-form.ts';

const text = (key: string, more: object = {}) => ({
  type: 'textfield',
  key,
  label: key,
  input: true,
  ...more,
});
const readOnly = true;

test('nothing that a resident types is taken in', () => {
  const form = openForm([text('a')], { readOnly, submission: { a: 'Elgin' } });
  typeAndLeave(form, 'a', 'Bank');
  expect(form.data()).toEqual({ a: 'Elgin' });
  expect([form.isReadOnly, fieldAt(form, 'a').view().isReadOnly]).toEqual([true, true]);
});

test('nothing is required of who reads, and leaving a field says nothing', () => {
  const form = openForm([text('a', { validate: { required: true } })], { readOnly });
  form.dispatch({ kind: 'blur', field: fieldAt(form, 'a') });
  const { required, disabled, errors } = fieldAt(form, 'a').view();
  expect({ required, disabled, errors }).toEqual({ required: false, disabled: true, errors: [] });
});

test('what was computed then is not computed anew, nor written by logic; what is not there is', () => {
  const components = [
    text('a'),
    text('b', { calculateValue: "value = data.a + '!'" }),
    text('c', { calculateValue: "value = data.a + '!'" }),
    text('d', {
      logic: [
        {
          trigger: { type: 'simple', simple: { show: true, when: 'a', eq: 'x' } },
          actions: [{ type: 'value', value: "value = 'logic'" }],
        },
      ],
    }),
  ];
  const submission = { a: 'x', b: 'as it was', d: 'as it was' };
  const form = openForm(components, { readOnly, submission, runCode: createRunCode() });
  expect(form.data()).toEqual({ ...submission, c: 'x!' });
});

test('what a condition hides is not shown, and not cleared either', () => {
  const hidden = text('b', { conditional: { show: true, when: 'a', eq: 'y' } });
  const form = openForm([text('a'), hidden], { readOnly, submission: { a: 'x', b: 'kept' } });
  expect(fieldAt(form, 'b').visible()).toBe(false);
  expect(form.data()).toEqual({ a: 'x', b: 'kept' });
});

test('the rows of a grid stay, and none may be added', () => {
  const grid = { type: 'datagrid', key: 'g', label: 'G', input: true, components: [text('a')] };
  const form = openForm([grid], { readOnly, submission: { g: [{ a: 'x' }] } });
  const field = fieldAt(form, 'g');
  const [row] = field.rows() ?? [];
  if (row === undefined) throw new Error('One row.');
  expect(form.canAddRow(field)).toBe(false);
  expect(() => form.dispatch({ kind: 'row:add', grid: field })).toThrow(/as it was/);
  expect(() => form.dispatch({ kind: 'row:remove', grid: field, row })).toThrow(/as it was/);
  expect(form.data()).toEqual({ g: [{ a: 'x' }] });
});

test('pages are turned unjudged and in any order; the last one leads nowhere', () => {
  const step = (key: string) => ({
    ...{ type: 'panel', key, title: key },
    components: [text(`${key}1`, { validate: { required: true } })],
  });
  const form = openForm([step('a'), step('b'), step('c')], { readOnly, display: 'wizard' });
  expect(form.dispatch({ kind: 'forward' }).kind).toBe('turned');
  expect(form.wizard?.view().buttons).toEqual(['previous', 'next']);
  const last = form.wizard?.pages()[2];
  expect(last && form.dispatch({ kind: 'to', page: last }).kind).toBe('turned');
  expect(form.wizard?.view().buttons).toEqual(['previous']);
  expect(form.errors()).toEqual([]);
});
