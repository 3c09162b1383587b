import type { Json } from '@guichet/definition';
import { expect, test } from 'vitest';
import { fieldAt, openForm, typeAndLeave } from './open-form.ts';

const required = { validate: { required: true } };
const text = (key: string, label: string, more = {}) => ({
  ...{ type: 'textfield', key, label, input: true },
  ...required,
  ...more,
});
const panel = (key: string, title: string, components: Json[]) => ({
  ...{ type: 'panel', key, title, components },
});
const part = { required: true };
const day = {
  ...{ type: 'day', key: 'born', label: 'Born', input: true },
  fields: { day: part, month: part, year: part },
  errors: { required: 'Say when you were born.' },
  ...required,
};

test('an empty date with required parts is one line of the alert, which keeps a message for each rule', () => {
  const form = openForm([day]);
  form.dispatch({ kind: 'submit' });
  expect(form.stored.failures().map(({ type }) => type)).toEqual(['any.required', 'string.day']);
  expect(form.errors()).toMatchObject([
    { message: 'Say when you were born.', messages: [{ path: 'born' }, { message: 'Born is required.' }] },
  ]);
});

test('so is an empty field that fails two rules, at the service too; an answer with two mistakes is two', () => {
  const form = openForm([
    text('plate', 'Plate', { validate: { required: true, custom: "valid = input ? true : 'No.'" } }),
  ]);
  form.dispatch({ kind: 'submit' });
  expect(form.errors()).toHaveLength(1);
  const detail = (type: string, message: string) => ({ type, path: ['plate'], message, context: {} });
  const details = [detail('any.required', 'Missing'), detail('any.odd', 'Odd')];
  form.dispatch({ kind: 'setServerErrors', details });
  expect(form.errors().map(({ messages }) => messages.length)).toEqual([2]);
  typeAndLeave(form, 'plate', 'abcd');
  form.dispatch({ kind: 'setServerErrors', details: [detail('any.odd', 'Odd'), detail('any.even', 'Even')] });
  expect(form.errors().map(({ message }) => message)).toEqual(['Odd', 'Even']);
});

test('fields of one label are told apart by the nearest panel or fieldset that they do not share', () => {
  const address = (key: string) => ({
    ...{ type: 'fieldset', key: `${key}Address`, legend: 'Address' },
    components: [text(`${key}Street`, 'Street')],
  });
  const form = openForm([
    panel('all', 'People', [
      panel('a', 'Applicant', [text('first', 'First name'), address('a')]),
      panel('o', 'Owner', [text('first2', 'First name'), address('o'), text('phone', 'Phone')]),
    ]),
  ]);
  form.dispatch({ kind: 'submit' });
  const lines = () => form.errors().map(({ message }) => message);
  expect(lines()).toEqual([
    'First name is required (Applicant).',
    'Street is required (Applicant).',
    'First name is required (Owner).',
    'Street is required (Owner).',
    'Phone is required.',
  ]);
  expect(fieldAt(form, 'first').errors()).toEqual(['First name is required.']);
  typeAndLeave(form, 'first', 'Ann');
  expect(lines()[1]).toBe('First name is required.');
});

test('fields of one label in rows are told apart by their rows alone', () => {
  const cars = { type: 'datagrid', key: 'cars', label: 'Cars', input: true };
  const form = openForm([panel('p', 'Parking', [{ ...cars, components: [text('plate', 'Plate')] }])], {
    submission: { cars: [{}, {}] },
  });
  form.dispatch({ kind: 'submit' });
  expect(form.errors().map(({ message }) => message)).toEqual([
    'Plate is required (Cars, row 1).',
    'Plate is required (Cars, row 2).',
  ]);
});
