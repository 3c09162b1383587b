import type { JsonObject } from '@guichet/definition';
import { expect, test } from 'vitest';
import { fieldAt, openForm, typeAndLeave } from '../../form-instance/open-form.ts';

const widget = { type: 'calendar', enableTime: false, format: 'MMMM d, yyyy' };
const component = { type: 'textfield', key: 'a', label: 'A', input: true, widget };

function left(text: string, more: JsonObject = {}, locale: 'en' | 'fr' = 'en') {
  const form = openForm([{ ...component, widget: { ...widget, ...more } }], { locale });
  typeAndLeave(form, 'a', text);
  const field = fieldAt(form, 'a');
  return { value: field.value(), shown: field.shown()[0], errors: field.errors() };
}

test('a date is kept as text in its author’s format, and shown in the language of the form', () => {
  expect(left('5 mars 2026', {}, 'fr')).toEqual({ value: 'March 5, 2026', shown: '5 mars 2026', errors: [] });
  expect(left('2026-03-05', { format: 'dd-MM-yyyy' })).toMatchObject({ value: '05-03-2026', errors: [] });
  expect(left('2026-03-05 9:30', { format: 'yyyy-MM-dd hh:mm a', enableTime: true }).value).toBe(
    '2026-03-05 09:30 AM',
  );
});

test('what is no date is kept as it was typed and refused, with the part that is wrong', () => {
  expect(left('2026-13-45')).toMatchObject({
    value: '2026-13-45',
    errors: ['A: there is no month 13. Months go from 1 to 12.'],
  });
  expect(left('tomorrow').errors).toEqual(['A is not a valid date.']);
  expect(left('demain', {}, 'fr').errors).toEqual([
    'Le champ «\u00a0A\u00a0» ne contient pas une date valide.',
  ]);
});

test('a day that is ruled out is refused, in whatever format', () => {
  expect(left('5/3/2026', { format: 'd/M/yyyy', disabledDates: '2026-03-05' }).errors).toEqual([
    'A cannot be on March 5, 2026. Choose another day.',
  ]);
});

test('a line without a calendar takes any text', () => {
  const form = openForm([{ ...component, widget: { type: 'input' } }]);
  typeAndLeave(form, 'a', '2026-13-45');
  expect([form.data(), form.isValid()]).toEqual([{ a: '2026-13-45' }, true]);
});
