import { expect, test } from 'vitest';
import { openForm } from '../testing/open-form.ts';
import { answersOf } from './answers-of.ts';

const definition = {
  title: 'x',
  path: 'x',
  settings: { i18n: { fr: { Colour: 'Couleur', Red: 'Rouge', Agreed: 'Accepté' } } },
  components: [
    {
      type: 'panel',
      key: 'p',
      title: 'Panel',
      components: [
        { type: 'textfield', key: 'name', label: 'Name', input: true },
        { type: 'textfield', key: 'empty', label: 'Empty', input: true },
        { type: 'textfield', key: 'code', label: 'Code', input: true, protected: true },
      ],
    },
    { type: 'radio', key: 'colour', label: 'Colour', input: true, values: [{ label: 'Red', value: 'r' }] },
    {
      type: 'select',
      key: 'size',
      label: 'Size',
      input: true,
      data: { values: [{ label: 'Large', value: '3' }] },
    },
    { type: 'checkbox', key: 'agreed', label: 'Agreed', input: true },
    {
      type: 'textfield',
      key: 'hidden',
      label: 'Hidden',
      input: true,
      clearOnHide: false,
      conditional: { show: true, when: 'name', eq: 'nobody' },
    },
    { type: 'button', key: 'submit', label: 'Submit', input: true, action: 'submit' },
  ],
};

test('answers are listed by label and in words; empty, hidden and protected ones and buttons are not', () => {
  const data = { name: 'Ann', code: 'secret', colour: 'r', size: 3, agreed: true, hidden: 'x', submit: true };
  const said = (locale: 'en' | 'fr') =>
    answersOf(openForm(definition, data, locale)).map(({ label, value }) => `${label}: ${value}`);
  expect(said('en')).toEqual(['Name: Ann', 'Colour: Red', 'Size: Large', 'Agreed: Yes']);
  expect(said('fr')).toEqual(['Name: Ann', 'Couleur: Rouge', 'Size: Large', 'Accepté: Oui']);
});

test('of checkboxes that act as radio buttons the chosen one is listed, with yes', () => {
  const box = (key: string, label: string) => ({
    type: 'checkbox',
    key,
    label,
    input: true,
    inputType: 'radio',
  });
  const components = [
    { ...box('small', 'Small'), name: 'cut', value: 'S' },
    { ...box('large', 'Large'), name: 'cut', value: 'L' },
  ];
  const answers = answersOf(openForm({ title: 'x', path: 'x', components }, { cut: 'L' }, 'en'));
  expect(answers.map(({ label, value }) => `${label}: ${value}`)).toEqual(['Large: Yes']);
});
