import { expect, test } from 'vitest';
import { openForm } from '../../form-instance/open-form.ts';

const component = { type: 'number', key: 'a', label: 'A', input: true };
const whole = { ...component, validate: { integer: true } };

test.each([
  [1.5, ['number.number']],
  [-2, []],
  [0, []],
])('where a whole number is asked for, a form service says of %d: %j', (value, types) => {
  const form = openForm([whole], { submission: { a: value } });
  expect(form.stored.failures().map(({ type }) => type)).toEqual(types);
});

test('of several numbers each is to be whole', () => {
  const several = openForm([{ ...whole, multiple: true }], { submission: { a: [1, 2.5] } });
  expect(several.stored.failures().map(({ type }) => type)).toEqual(['array.number']);
  expect(openForm([{ ...whole, multiple: true }], { submission: { a: [1, 2] } }).isValid()).toBe(true);
});

test.each([
  [{ validate: { step: '0.01' } }, 2],
  [{ validate: { step: 'any' } }, undefined],
  [{ validate: { integer: true } }, 0],
  [{ decimalLimit: '3' }, 3],
  [{ decimalLimit: 99 }, 20],
  [{ allowDecimal: false, decimalLimit: 2 }, 0],
  [{}, undefined],
])('%j takes so many decimals: %s', (settings, limit) => {
  const [field] = openForm([{ ...component, ...settings }]).fields;
  expect(field?.component.settings.decimalLimit).toBe(limit);
});
