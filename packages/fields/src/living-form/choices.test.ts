import { expect, test } from 'vitest';
import { fieldAt, openForm } from './open-form.ts';

const values = [
  { label: 'Five', value: '5' },
  { label: 'Zero five', value: '05' },
  { label: 'Yes', value: 'true' },
  { label: 'Words', value: 'words' },
];
const radio = { type: 'radio', key: 'r', label: 'r', input: true, values };
const select = { type: 'select', key: 's', label: 's', input: true, data: { values } };

test.each([
  ['5', undefined, 5],
  ['05', undefined, '05'],
  ['true', undefined, true],
  ['words', undefined, 'words'],
  ['5', 'string', '5'],
  ['05', 'number', 5],
  ['true', 'boolean', true],
  ['', undefined, ''],
])('choosing %j with dataType %s keeps %j, and the control shows it again', (text, dataType, kept) => {
  const form = openForm([
    { ...radio, ...(dataType && { dataType }) },
    { ...select, ...(dataType && { dataType }) },
  ]);
  for (const path of ['r', 's']) {
    const field = fieldAt(form, path);
    form.input(field, [text]);
    expect(field.value()).toBe(kept);
    expect(field.shown()).toEqual([String(kept)]);
  }
});

test('nothing is chosen at first, and choosing nothing again is empty', () => {
  const form = openForm([radio, { ...select, validate: { required: true } }]);
  expect(form.data()).toEqual({ r: '', s: '' });
  expect(form.failureDetails().map(({ path }) => path)).toEqual([['s']]);
});

test('a radio is no false for false', () => {
  const form = openForm([{ ...radio, validate: { required: true } }], { submission: { r: false } });
  expect(form.failureDetails()).toEqual([]);
});

test('a select that takes several keeps a list', () => {
  const several = { ...select, multiple: true, validate: { required: true, onlyAvailableItems: true } };
  const form = openForm([several]);
  expect(form.data()).toEqual({ s: [] });
  expect(form.failureDetails()).toMatchObject([{ type: 'any.required' }]);
  form.input(fieldAt(form, 's'), ['5', 'words']);
  expect(form.data()).toEqual({ s: [5, 'words'] });
  expect(form.isValid()).toBe(true);
  expect(openForm([several], { submission: { s: 'words' } }).data()).toEqual({ s: ['words'] });
  expect(openForm([several], { submission: { s: ['nowhere'] } }).isValid()).toBe(false);
  expect(openForm([several], { submission: { s: [{}] } }).isValid()).toBe(false);
});

test('checkboxes in radio mode share one key, and the value of the chosen one is kept', () => {
  const box = (key: string, value: string) => ({
    type: 'checkbox',
    key,
    label: key,
    input: true,
    inputType: 'radio',
    name: 'size',
    value,
  });
  const form = openForm([box('small', 'S'), box('large', 'L')]);
  expect(form.data()).toEqual({ size: '' });
  const [small, large] = form.fields;
  if (!small || !large) throw new Error('Two fields.');
  form.input(small, ['S']);
  expect(form.data()).toEqual({ size: 'S' });
  form.input(large, ['L']);
  expect(form.data()).toEqual({ size: 'L' });
  expect(small.shown()).toEqual([]);
  form.input(large, []);
  expect(form.storedData()).toEqual({ size: '' });
});

test('a checkbox is false, and true when it is required', () => {
  const box = { type: 'checkbox', key: 'c', label: 'c', input: true, validate: { required: true } };
  const form = openForm([box]);
  expect(form.data()).toEqual({ c: false });
  expect(form.isValid()).toBe(false);
  form.input(fieldAt(form, 'c'), ['', 'true']);
  expect(form.isValid()).toBe(true);
  form.input(fieldAt(form, 'c'), ['']);
  expect(form.data()).toEqual({ c: false });
});
