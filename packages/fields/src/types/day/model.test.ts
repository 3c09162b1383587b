import { expect, test } from 'vitest';
import { fieldAt, openForm } from '../../form-instance/open-form.ts';

const day = { type: 'day', key: 'a', label: 'A', input: true, fields: { day: {}, month: {}, year: {} } };
const hidden = (part: string) => ({ ...day, fields: { ...day.fields, [part]: { hide: true } } });

test.each([
  [day, '03/01/2026', 'March 1, 2026', '1er mars 2026'],
  [{ ...day, dayFirst: true }, '01/03/2026', 'March 1, 2026', '1er mars 2026'],
  [day, '03/00/2026', 'March 2026', 'mars 2026'],
  [day, '03/05/0000', 'March 5', '5 mars'],
  [day, '00/00/2026', '2026', '2026'],
  [hidden('day'), '03/2026', 'March 2026', 'mars 2026'],
  [hidden('year'), '08/21', 'August 21', '21 août'],
])('%j holding %s is told as %s and as %s', (component, a, english, french) => {
  for (const [locale, words] of [
    ['en', english],
    ['fr', french],
  ] as const) {
    const form = openForm([component], { locale, submission: { a } });
    const field = fieldAt(form, 'a');
    const { model, component: prepared } = field;
    expect(model.formatValue?.(field.value(), prepared, locale, field.environment())).toEqual([words]);
  }
});

test('a hidden part is that of the default', () => {
  const form = openForm([{ ...hidden('day'), defaultValue: '03/01/2026' }]);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['4', '2027'] });
  expect(form.data().a).toBe('04/01/2027');
});

test('a default of noughts may be left open, whatever the first year', () => {
  const form = openForm([{ ...day, defaultValue: '00/00/0000', minYear: 2020 }]);
  expect(form.dispatch({ kind: 'submit' }).kind).toBe('valid');
  expect(form.data().a).toBe('00/00/0000');
  const field = fieldAt(form, 'a');
  form.dispatch({ kind: 'input', field, strings: ['3', '1', '2019'] });
  form.dispatch({ kind: 'submit' });
  expect(field.failures().map(({ name }) => name)).toEqual(['minYear']);
});
