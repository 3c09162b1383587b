import type { JsonObject } from '@guichet/definition';
import { expect, test } from 'vitest';
import { fieldAt, openForm } from './open-form.ts';

/** The sentences at a field whose answer is loaded, validated as on sending. */
function sentences(
  component: JsonObject,
  value: JsonObject[string],
  data: JsonObject = {},
): readonly string[] {
  const form = openForm([{ key: 'a', label: 'Answer', input: true, ...component }], {
    submission: { ...data, a: value },
  });
  form.dispatch({ kind: 'submit' });
  return fieldAt(form, 'a').errors();
}

test.each([
  ['minLength', { minLength: 3 }, 'ab', '{{field}}/{{length}}/{{setting}}/{{value}}', 'Answer/3/3/ab'],
  ['maxLength', { maxLength: 1 }, 'ab', '{{ field }}/{{ length }}/{{setting}}', 'Answer/1/1'],
  ['maxLength', { maxLength: 1000 }, 'x'.repeat(1001), '{{length}}/{{setting}}/{{ s }}', '1,000/1,000/s'],
  ['required', { required: true }, '', '{{field}}/{{setting}}/{{value}}', 'Answer/true/'],
])("an author's own words for %s name what the rule asked for", (key, validate, value, words, sentence) => {
  expect(sentences({ type: 'textfield', validate, errors: { [key]: words } }, value)).toEqual([sentence]);
});

test.each([
  ['max', { type: 'number', validate: { max: 1 } }, 2, 'max 1 of 2'],
  ['min', { type: 'number', validate: { min: 3 } }, 2, 'min 3 of 2'],
])('the words for %s name a number and its limit', (key, component, value, sentence) => {
  const errors = { [key]: `${key} {{${key}}} of {{value}}` };
  expect(sentences({ ...component, errors }, value)).toEqual([sentence]);
});

test.each([
  ['invalid_email', 'email', 'ann'],
  ['invalid_url', 'url', 'word'],
  ['mask', 'phoneNumber', '613'],
])('an author replaces the sentence of %s under that name', (key, type, value) => {
  const mask = type === 'phoneNumber' ? { inputMask: '(999) 999-9999' } : {};
  expect(sentences({ type, ...mask, errors: { [key]: 'Look again' } }, value)).toEqual(['Look again']);
});

test('a custom message replaces what every rule says, once', () => {
  const validate = { minLength: 3, pattern: '\\d+', customMessage: '{{field}}: see the letter' };
  const component = { type: 'textfield', validate, errors: { minLength: 'Too short' } };
  expect(sentences(component, 'ab')).toEqual(['Answer: see the letter']);
});

test('one sentence for all rules is said once, by the first rule that fails', () => {
  const validate = { required: true, minLength: 3, pattern: '\\d+', customMessage: 'Not so.' };
  const form = openForm([{ type: 'textfield', key: 'a', label: 'A', input: true, validate }], {
    submission: { a: 'x' },
  });
  expect(form.stored.failures().map(({ message, context }) => [message, context.validator])).toEqual([
    ['Not so.', 'minLength'],
  ]);
});

test('a custom message may name other answers', () => {
  const validate = { required: true, customMessage: 'At most {{data.most}} for {{ field }}' };
  expect(sentences({ type: 'textfield', validate }, '', { most: 3 })).toEqual(['At most 3 for Answer']);
});

test.each<[string, object]>([
  ['the sentence for all rules', { validate: { pattern: '\\d', customMessage: 'Not {{pattern}}' } }],
  ['that of the rule', { validate: { pattern: '\\d', patternMessage: '{{ regex }}!' } }],
  ['an entry of errors', { validate: { pattern: '\\d' }, errors: { pattern: '{{field}}: {{setting}}' } }],
])('a regular expression is never shown: %s that names it gives way to ours', (_, component) => {
  expect(sentences({ type: 'textfield', ...component }, 'ab')).toEqual([
    'Answer does not have the right format.',
  ]);
});

test.each([
  [
    'min',
    'number',
    { min: 1000.5 },
    1,
    'Le champ «\u00a0Nombre\u00a0» ne peut pas être inférieur à 1\u00a0000,5.',
  ],
  [
    'maxYear',
    'day',
    {},
    '01/01/2100',
    'L’année du champ «\u00a0Nombre\u00a0» ne peut pas être postérieure à 2030.',
  ],
])('in French %s names a number as French does, and a year as one', (_, type, validate, value, sentence) => {
  const form = openForm([{ type, key: 'a', label: 'Nombre', input: true, maxYear: 2030, validate }], {
    locale: 'fr',
    submission: { a: value },
  });
  form.dispatch({ kind: 'submit' });
  expect(fieldAt(form, 'a').errors()).toEqual([sentence]);
});
