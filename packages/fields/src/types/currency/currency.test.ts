import type { Locale } from '@guichet/definition';
import { expect, test } from 'vitest';
import { fieldAt, openForm } from '../../form-instance/open-form.ts';

const component = { type: 'currency', key: 'a', label: 'A', input: true, currency: 'CAD' };

function words(value: number, locale: Locale, more: object = {}) {
  const form = openForm([{ ...component, ...more }], { locale, submission: { a: value } });
  const field = fieldAt(form, 'a');
  return field.model.formatValue?.(field.value(), field.component, locale, field.environment());
}

test.each([
  [1234.56, 'en', {}, '$1,234.56'],
  [1234.56, 'fr', {}, '1\u00a0234,56\u00a0$'],
  [-5, 'en', {}, '-$5.00'],
  [-5, 'fr', {}, '-5,00\u00a0$'],
  [7, 'en', { currency: 'USD' }, 'US$7.00'],
  [7, 'fr', { currency: 'usd' }, '7,00\u00a0$\u00a0US'],
  [7, 'fr', { currency: 'EUR', decimalLimit: 0 }, '7\u00a0€'],
  [7, 'en', { currency: 'NOK' }, 'NOK\u00a07.00'],
] as const)('%d in %s with %j is read as %s', (value, locale, more, read) => {
  expect(words(value, locale, more)).toEqual([read]);
});

test.each([
  ['$1,234.56', 'en', 1234.56],
  ['1 234,56 $', 'fr', 1234.56],
  ['1\u00a0234,56\u00a0$', 'fr', 1234.56],
  ['1234.56', 'fr', 1234.56],
  ['CAD 5', 'en', 5],
  ['5 $ CA', 'fr', 5],
  ['12,50 $', 'en', 12.5],
  ['1.234,56', 'en', 1234.56],
  ['1.2.3', 'en', '1.2.3'],
  ['1.2,3', 'fr', '1.2,3'],
  ['12,50.00', 'en', '12,50.00'],
  ['12.345', 'en', '12.345'],
  ['five dollars', 'en', 'five dollars'],
] as const)('posted without a script, %j in %s is %j', (text, locale, value) => {
  const field = fieldAt(openForm([component]), 'a');
  expect(field.model.fromPost?.([text], field.component, locale, field.environment())).toBe(value);
});
