import type { JsonObject } from '@guichet/definition';
import { describe, expect, test } from 'vitest';
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
  ['7.5', 'number', 7.5],
  ['true', 'boolean', true],
  ['', undefined, ''],
])('choosing %j with dataType %s keeps %j, and the control shows it again', (text, dataType, kept) => {
  const form = openForm([
    { ...radio, ...(dataType && { dataType }) },
    { ...select, ...(dataType && { dataType }) },
  ]);
  for (const path of ['r', 's']) {
    const field = fieldAt(form, path);
    form.dispatch({ kind: 'input', field, strings: [text] });
    expect(field.value()).toBe(kept);
    expect(field.shown()).toEqual([String(kept)]);
  }
});

test.each([
  ['radio', '05', 'number', 5],
  ['select', '05', 'number', '05'],
  ['select', 'TRUE', undefined, true],
  ['radio', 'TRUE', undefined, 'TRUE'],
  ['radio', 'words', 'boolean', true],
  ['radio', 'false', 'boolean', false],
  ['radio', '', 'boolean', ''],
  ['select', 'words', 'boolean', 'words'],
  ['radio', 5, 'string', '5'],
  ['select', 5, 'string', '5'],
])('a %s keeps %j, loaded or chosen, as its dataType %s says: %j', (type, value, dataType, kept) => {
  const choice = { ...(type === 'radio' ? radio : select), ...(dataType && { dataType }) };
  const { key } = choice;
  expect(openForm([choice], { submission: { [key]: value } }).data()).toEqual({ [key]: kept });
  const form = openForm([choice]);
  form.dispatch({ kind: 'input', field: fieldAt(form, key), strings: [String(value)] });
  expect(form.data()).toEqual({ [key]: kept });
});

describe('a select whose options come from elsewhere', () => {
  const elsewhere = { ...select, dataSrc: 'url', data: { url: '/wards' } };
  const ward = { id: 7, name: 'Somerset' };

  test('keeps whole objects where no property is asked for, and is empty as {}', () => {
    const required = { ...elsewhere, validate: { required: true } };
    const form = openForm([required]);
    expect(form.data()).toEqual({ s: {} });
    expect(form.isValid()).toBe(false);
    form.dispatch({ kind: 'input', field: fieldAt(form, 's'), strings: [JSON.stringify(ward)] });
    expect(form.data()).toEqual({ s: ward });
    expect(form.isValid()).toBe(true);
    form.dispatch({ kind: 'input', field: fieldAt(form, 's'), strings: [''] });
    expect(form.data()).toEqual({ s: {} });
  });

  test('keeps several of them as a list', () => {
    const form = openForm([{ ...elsewhere, multiple: true }], { submission: { s: ward } });
    expect(form.data()).toEqual({ s: [ward] });
    expect(openForm([{ ...elsewhere, multiple: true }]).data()).toEqual({ s: [] });
  });

  test('keeps what was loaded, and does not hold it against a list that it does not have', () => {
    const validate = { onlyAvailableItems: true };
    for (const value of [ward, 'nowhere', 12]) {
      const form = openForm([{ ...elsewhere, valueProperty: 'id', validate }], { submission: { s: value } });
      expect(form.data()).toEqual({ s: value });
      expect(form.isValid()).toBe(true);
    }
    expect(openForm([{ ...elsewhere, valueProperty: 'id' }]).data()).toEqual({ s: '' });
  });
});

test('marks of options that come from elsewhere are kept', () => {
  const boxes = { type: 'selectboxes', key: 'b', label: 'b', input: true, dataSrc: 'url' };
  const validate = { onlyAvailableItems: true };
  const form = openForm([{ ...boxes, validate }], { submission: { b: { x: true, y: false } } });
  expect(form.data()).toEqual({ b: { x: true, y: false } });
  expect(form.isValid()).toBe(true);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'b'), strings: ['x', 'z'] });
  expect(form.data()).toEqual({ b: { x: true, z: true } });
});

test('nothing is chosen at first, and choosing nothing again is empty', () => {
  const form = openForm([radio, { ...select, validate: { required: true } }]);
  expect(form.data()).toEqual({ r: '', s: '' });
  expect(form.stored.failures().map(({ path }) => path)).toEqual([['s']]);
});

test('a radio is no false for false', () => {
  const form = openForm([{ ...radio, validate: { required: true } }], { submission: { r: false } });
  expect(form.stored.failures()).toEqual([]);
});

test('a select that takes several keeps a list', () => {
  const several = { ...select, multiple: true, validate: { required: true, onlyAvailableItems: true } };
  const form = openForm([several]);
  expect(form.data()).toEqual({ s: [] });
  expect(form.stored.failures()).toMatchObject([{ type: 'any.required' }]);
  form.dispatch({ kind: 'input', field: fieldAt(form, 's'), strings: ['5', 'words'] });
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
  form.dispatch({ kind: 'input', field: small, strings: ['S'] });
  expect(form.data()).toEqual({ size: 'S' });
  form.dispatch({ kind: 'input', field: large, strings: ['L'] });
  expect(form.data()).toEqual({ size: 'L' });
  expect(small.shown()).toEqual([]);
  form.dispatch({ kind: 'input', field: large, strings: [] });
  expect(form.stored.data()).toEqual({ size: '' });
});

test('a checkbox is false, and true when it is required', () => {
  const box = { type: 'checkbox', key: 'c', label: 'c', input: true, validate: { required: true } };
  const form = openForm([box]);
  expect(form.data()).toEqual({ c: false });
  expect(form.isValid()).toBe(false);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'c'), strings: ['', 'true'] });
  expect(form.isValid()).toBe(true);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'c'), strings: [''] });
  expect(form.data()).toEqual({ c: false });
});

test('a group of checkboxes may mark its own options and no others', () => {
  const values = ['a', 'b'].map((value) => ({ label: value, value }));
  const group = { type: 'selectboxes', key: 's', label: 's', input: true, values };
  const components = [{ ...group, validate: { onlyAvailableItems: true } }];
  const rules = (s: JsonObject) =>
    openForm(components, { submission: { s } })
      .stored.failures()
      .map(({ context }) => context.validator);
  expect(rules({ a: true, b: false })).toEqual([]);
  expect(rules({ a: true, c: true })).toEqual(['onlyAvailableItems']);
});
