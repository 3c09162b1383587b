import { expect, test } from 'vitest';
import { fieldAt, openForm } from '../../form-instance/open-form.ts';

const survey = {
  ...{ type: 'survey', key: 'a', label: 'Services', input: true, validate: { required: true } },
  questions: [
    { label: 'Snow', value: 's' },
    { label: 'Waste, <em>compost included</em>', value: 'w' },
    { label: 'Parks', value: 'p' },
  ],
  values: [{ label: 'Good', value: 'good' }],
};

test.each([
  ['en', { s: 'good' }, 'Services is required: no answer yet to “Waste, compost included” and “Parks”.'],
  [
    'fr',
    { p: 'good' },
    'Le champ «\u00a0Services\u00a0» est obligatoire\u00a0: il manque une réponse à «\u00a0Snow\u00a0» et «\u00a0Waste, compost included\u00a0».',
  ],
  ['en', {}, 'Services is required.'],
  ['en', { s: 'good', w: 'good', p: 'good' }, undefined],
] as const)('in %s, of %j it says what is open', (locale, a, expected) => {
  const form = openForm([survey], { locale, submission: { a } });
  form.dispatch({ kind: 'submit' });
  expect(fieldAt(form, 'a').errors()[0]).toBe(expected);
});

test('what its author says of a missing answer stands for ours', () => {
  const form = openForm([{ ...survey, errors: { required: 'Answer all of {{field}}.' } }], {
    submission: { a: { s: 'good' } },
  });
  form.dispatch({ kind: 'submit' });
  expect(fieldAt(form, 'a').errors()).toEqual(['Answer all of Services.']);
});
