import { expect, test } from 'vitest';
import { displayValueOf } from '../words/display-value-of.ts';
import { fieldAt, openForm } from './open-form.ts';

test('of a field that holds several values each is told in words', () => {
  const field = (type: string, more: object = {}) => ({
    type,
    key: type,
    label: type,
    input: true,
    multiple: true,
    ...more,
  });
  const form = openForm([field('textfield', { modalEdit: true }), field('currency'), field('number')], {
    submission: { textfield: ['one', 'two'], currency: [1, 2.5], number: [1000, 2] },
  });
  const words = ['textfield', 'currency', 'number'].map((key) => displayValueOf(fieldAt(form, key)));
  expect(words).toEqual(['one\ntwo', 'US$1.00\nUS$2.50', '1000\n2']);
});
