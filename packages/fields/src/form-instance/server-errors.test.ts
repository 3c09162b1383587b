import type { JsonObject } from '@guichet/definition';
import { expect, test } from 'vitest';
import { fieldAt, openForm, typeAndLeave } from './open-form.ts';

const plate = { type: 'textfield', key: 'plate', label: 'Plate', input: true };
const email = { type: 'email', key: 'email', label: 'Email', input: true };

function refused(
  type: string,
  path: readonly (string | number)[],
  context: JsonObject = {},
  message = 'As it says',
) {
  return { type, path, message, context };
}

test.each([
  ['any.required', {}, 'Plate is required.'],
  ['any.empty', {}, 'Plate is required.'],
  ['string.minLength', { length: 3 }, 'Plate must have at least 3 characters.'],
  ['string.min', { limit: 3 }, 'Plate must have at least 3 characters.'],
  ['string.max', { limit: 7 }, 'Plate must have no more than 7 characters.'],
  ['string.length', { limit: 7 }, 'Plate must have at least 7 characters.'],
  ['string.length', { limit: 2 }, 'Plate must have no more than 2 characters.'],
  ['string.regex', { pattern: '[A-Z]+' }, 'Plate does not have the right format.'],
  ['string.regex.name', { pattern: '[A-Z]+' }, 'Plate does not have the right format.'],
  ['string.base', {}, 'Plate has a value of the wrong type.'],
  ['string.stolen', {}, 'As it says'],
  ['nonsense', {}, 'As it says'],
])('%s becomes a sentence at its field', (type, context, sentence) => {
  const form = openForm([plate]);
  typeAndLeave(form, 'plate', 'abcd');
  form.dispatch({ kind: 'setServerErrors', details: [refused(type, ['plate'], context)] });
  expect(fieldAt(form, 'plate').errors()).toEqual([sentence]);
  expect(form.errors().map(({ message }) => message)).toEqual([sentence]);
});

test.each([
  [{ type: 'number', key: 'a', label: 'A' }, 'number.base', {}, 'A is not a valid number.'],
  [{ type: 'number', key: 'a', label: 'A' }, 'number.min', { limit: 3 }, 'A cannot be less than 3.'],
  [{ type: 'url', key: 'a', label: 'A' }, 'string.uri', {}, 'A must be a valid url.'],
  [
    { type: 'selectboxes', key: 'a', label: 'A', values: [] },
    'array.max',
    { limit: 2 },
    'You may only select up to 2 items.',
  ],
  [
    { type: 'textfield', key: 'a', label: 'A', validate: { maxWords: 2 } },
    'string.maxWords',
    { limit: 2 },
    'A must have no more than 2 words.',
  ],
  [{ type: 'textfield', key: 'a', label: 'A' }, 'array.includesRequiredUnknowns', {}, 'A is required.'],
  [
    { type: 'textfield', key: 'a', label: 'A', multiple: true },
    'any.array_nonempty',
    {},
    'A must be a non-empty array.',
  ],
  [{ type: 'textfield', key: 'a', label: 'A' }, '', { validator: 'required' }, 'A is required.'],
  [{ type: 'textfield', key: 'a', label: 'A' }, 'any.invalidOption', {}, 'A is an invalid value.'],
])('a field of %o makes a sentence of %s', (component, type, context, sentence) => {
  const form = openForm([{ input: true, ...component }]);
  form.dispatch({ kind: 'setServerErrors', details: [refused(type, ['a'], context)] });
  expect(fieldAt(form, 'a').errors()).toEqual([sentence]);
});

test('a rule that the form asks for nowhere is told in the service’s own words', () => {
  const form = openForm([{ type: 'textfield', key: 'a', label: 'A', input: true }]);
  form.dispatch({ kind: 'setServerErrors', details: [refused('string.maxWords', ['a'], { limit: 2 })] });
  expect(fieldAt(form, 'a').errors()).toEqual(['As it says']);
});

test('the type of the field decides what a plain base means', () => {
  const form = openForm([email]);
  form.dispatch({ kind: 'setServerErrors', details: [refused('string.base', ['email'])] });
  expect(fieldAt(form, 'email').errors()).toEqual(['Email must be a valid email.']);
});

test('a detail with an unknown key is a plain line of the alert, after the fields, until the next submit', () => {
  const form = openForm([plate, email]);
  form.dispatch({
    kind: 'setServerErrors',
    details: [refused('any.unknown', ['nobody']), refused('any.required', ['email'])],
  });
  expect(form.errors()).toMatchObject([
    { type: 'component', keyOrPath: 'email', message: 'Email is required.' },
    { type: 'submit', message: 'As it says', field: undefined },
  ]);
  typeAndLeave(form, 'plate', 'A');
  expect(form.errors()).toHaveLength(2);
  form.dispatch({ kind: 'submit' });
  expect(form.errors()).toEqual([]);
});

test('what the resident changes is no longer refused', () => {
  const form = openForm([plate]);
  form.dispatch({ kind: 'setServerErrors', details: [refused('any.required', ['plate'])] });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'plate'), strings: ['A'] });
  expect(fieldAt(form, 'plate').errors()).toEqual([]);
  expect(form.errors()).toEqual([]);
});

test('a failed save without details is one translated line', () => {
  const form = openForm([plate]);
  form.dispatch({ kind: 'setSubmitError', name: 'submitError' });
  expect(form.errors()).toHaveLength(1);
  expect(form.errors()[0]).toMatchObject({
    type: 'submit',
    message: expect.stringContaining('could not be sent'),
  });
  form.dispatch({ kind: 'setLanguage', locale: 'fr', texts: {} });
  expect(form.errors()[0]?.message).toContain('n’a pas pu être envoyé');
  form.dispatch({ kind: 'setSubmitError', name: 'submitError', requestId: 'K7CM-3F9D' });
  expect(form.errors()[0]?.message).toMatch(/envoyé.* Erreur numéro K7CM-3F9D\.$/);
  form.dispatch({ kind: 'setSubmitError', name: undefined });
  expect(form.errors()).toEqual([]);
});

test('a sending without an answer is a line that a notice shows in the alert’s place, and both events report it', () => {
  const form = openForm([plate]);
  const emitted: unknown[] = [];
  form.on('submitError', (errors) => void emitted.push(['submitError', errors]));
  form.on('error', (errors) => void emitted.push(['error', errors]));
  form.dispatch({ kind: 'setSubmitError', name: 'noAnswer' });
  expect(emitted).toMatchObject([
    ['submitError', [{ isUnanswered: true }]],
    ['error', [{ isUnanswered: true }]],
  ]);
  expect(form.errors()[0]?.message).toContain('Your answers are still here.');
  form.dispatch({ kind: 'setSubmitError', name: 'submitError' });
  expect(form.errors()[0]?.isUnanswered).toBeUndefined();
});

test('an alert that does not list every error says how many there are beside, in the language of the form', () => {
  const form = openForm([plate]);
  const lines = () => form.errors().map(({ message }) => message);
  form.dispatch({
    kind: 'setServerErrors',
    details: [refused('any.required', ['plate'])],
    moreDetails: 1_900,
  });
  expect(lines()).toEqual(['Plate is required.', '1,900 more errors, shown once these are corrected.']);
  form.dispatch({ kind: 'setLanguage', locale: 'fr', texts: {} });
  expect(lines()[1]).toBe('1 900 autres erreurs, à voir une fois celles-ci corrigées.');
  form.dispatch({ kind: 'setServerErrors', details: [refused('any.required', ['plate'])] });
  expect(lines()).toHaveLength(1);
});
