import { models } from '@guichet/fields/models';
import { expect, it } from 'vitest';
import { formOf } from '../testing/check.ts';
import { proveForm } from './prove-form.ts';

it.each([
  ...[{ minLength: 1e9 }, { maxLength: -5 }, { minWords: 1e9 }, { maxWords: -5 }],
  ...[
    { minLength: -5, maxLength: 1e9 },
    { minWords: -5, maxWords: 1e9 },
  ],
])('answers are tried with the limits %o, which no text meets or breaks', (validate) => {
  const form = formOf([{ type: 'textfield', key: 'note', label: 'Note', input: true, validate }]);
  expect(() => proveForm(form, models)).not.toThrow();
});
