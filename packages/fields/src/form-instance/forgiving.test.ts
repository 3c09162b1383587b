import { expect, test } from 'vitest';
import { fieldAt, openForm } from './open-form.ts';

/** The stored value and the errors once somebody typed this and left. */
function left(typed: string, component: Parameters<typeof openForm>[0][number]) {
  const form = openForm([component]);
  const field = fieldAt(form, 'code');
  form.dispatch({ kind: 'input', field, strings: [typed] });
  const formatWhileTyping = field.shown();
  form.dispatch({ kind: 'blur', field });
  return { value: field.value(), formatWhileTyping, shown: field.shown(), errors: field.errors() };
}

const box = (validate: object, more: object = {}) => ({
  ...{ type: 'textfield', key: 'code', label: 'Code', input: true, validate: { ...validate } },
  ...more,
});
const bare = box({ pattern: '[A-Z]\\d[A-Z]\\d[A-Z]\\d' });
const spaced = box({ pattern: '[A-Z]\\d[A-Z] \\d[A-Z]\\d' });
const plate = box({ pattern: '[A-Z0-9]{2,8}' });
const short = box({ maxLength: 6 });
const dashed = box({ pattern: '\\d{3}-\\d{3}-\\d{4}' });
const phone = { type: 'phoneNumber', key: 'code', label: 'Code', input: true };
const masked = box({}, { inputMask: 'A9A 9A9' });

test.each([
  ['a postal code with a space', 'K1A 0B1', bare, 'K1A0B1'],
  ['with a dash, in small letters', 'k1a-0b1', bare, 'K1A0B1'],
  ['without the space that is asked for', 'k1a0b1', spaced, 'K1A 0B1'],
  ['with a dash where a space is asked for', 'K1A-0B1', spaced, 'K1A 0B1'],
  ['with space around it', '  K1A 0B1 ', spaced, 'K1A 0B1'],
  ['with a space more than its length allows', 'K1A 0B1', short, 'K1A0B1'],
  ['a plate with spaces and dashes', 'abc-12 3', plate, 'ABC123'],
  ['a telephone number by a pattern', '(613) 555-0142', dashed, '613-555-0142'],
  ['in digits alone', '6135550142', dashed, '613-555-0142'],
  ['with the country in front', '1 613 555.0142', dashed, '613-555-0142'],
  ['a telephone number with dots', '613.555.0142', phone, '(613) 555-0142'],
  ['with the country in front', '+1 613-555-0142', phone, '(613) 555-0142'],
  ['a postal code by a mask', 'k1a-0b1', masked, 'K1A 0B1'],
])('%s is accepted: %s', (_, typed, component, value) => {
  expect(left(typed, component)).toMatchObject({ value, shown: [value], errors: [] });
});

test('what is being typed stays as it is typed until the field is left', () => {
  expect(left('K1A 0', box({ pattern: '[A-Z0-9]+' }))).toMatchObject({
    formatWhileTyping: ['K1A 0'],
    shown: ['K1A0'],
  });
});

test.each([
  ['what is as asked for', 'K1A 0B1', box({ pattern: '[A-Z0-9 ]+' })],
  ['words', 'Jean Luc', box({ pattern: '[A-Za-z]+' })],
  ['a sentence with a number', 'Apartment 12 on the left', box({ maxLength: 10 })],
  ['what no spelling makes right', 'K1A 0B', bare],
  ['text without a rule', 'AB 12-3', box({})],
  ['a pattern that is none', 'AB 12', box({ pattern: '(' })],
])('%s stays as it was typed', (_, typed, component) => {
  expect(left(typed, component).value).toBe(typed);
});
