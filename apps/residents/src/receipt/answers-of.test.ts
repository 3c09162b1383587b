import type { JsonObject } from '@guichet/definition';
import { answersOf } from '@guichet/fields/answers';
import { openPreparedForm } from '@guichet/renderer/testing/open-prepared-form';
import { expect, test } from 'vitest';

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
  const message = (locale: 'en' | 'fr') =>
    answersOf(openPreparedForm(definition, data, locale).fields).map(
      ({ label, value }) => `${label}: ${value}`,
    );
  expect(message('en')).toEqual(['Name: Ann', 'Colour: Red', 'Size: Large', 'Agreed: Yes']);
  expect(message('fr')).toEqual(['Name: Ann', 'Couleur: Rouge', 'Size: Large', 'Accepté: Oui']);
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
  const answers = answersOf(
    openPreparedForm({ title: 'x', path: 'x', components }, { cut: 'L' }, 'en').fields,
  );
  expect(answers.map(({ label, value }) => `${label}: ${value}`)).toEqual(['Large: Yes']);
});

test('the rows of a grid are a table with a column for each field that shows in any row', () => {
  const box = (key: string, label: string, more = {}) => ({
    type: 'textfield',
    key,
    label,
    input: true,
    ...more,
  });
  const grid = {
    ...{ type: 'datagrid', key: 'trees', label: 'Trees', input: true },
    components: [
      box('kind', 'Kind'),
      box('why', 'Why', { conditional: { show: true, when: 'trees.kind', eq: 'oak' } }),
      box('never', 'Never', { conditional: { show: true, when: 'trees.kind', eq: 'fir' } }),
    ],
  };
  const form = (data: JsonObject) =>
    openPreparedForm({ title: 'x', path: 'x', components: [grid] }, data, 'en');
  const rows = { trees: [{ kind: 'maple' }, { kind: 'oak', why: 'Old' }] };
  expect(answersOf(form(rows).fields)).toMatchObject([
    {
      label: 'Trees',
      value: '',
      table: {
        columns: ['Kind', 'Why'],
        rows: [
          ['maple', ''],
          ['oak', 'Old'],
        ],
      },
    },
  ]);
  expect([answersOf(form({}).fields), answersOf(form({}).fields, { withEmpty: true })]).toMatchObject([
    [],
    [{ label: 'Trees', value: '' }],
  ]);
});

test('files are listed by the names that the resident gave them', () => {
  const components = [
    { type: 'file', key: 'plan', label: 'Plan', input: true, storage: 'url', multiple: true },
  ];
  const data = {
    plan: [
      { originalName: 'plan of the lot.pdf', name: 'plan-1.pdf', size: 4 },
      { name: 'b.pdf', size: 4 },
    ],
  };
  expect(answersOf(openPreparedForm({ title: 'x', path: 'x', components }, data, 'en').fields)).toMatchObject(
    [{ label: 'Plan', value: 'plan of the lot.pdf\nb.pdf' }],
  );
});

test('what is empty is listed where it is asked for, what is hidden never', () => {
  const all = answersOf(openPreparedForm(definition, { name: 'Ann' }, 'en').fields, { withEmpty: true });
  expect(all.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    ...['Name: Ann', 'Empty: ', 'Colour: ', 'Size: ', 'Agreed: No'],
  ]);
});

test('what a form service keeps to itself is listed where it is asked for, and of a password only that there is one', () => {
  const password = (key: string) => ({ type: 'password', key, label: key, input: true, protected: true });
  const components = [
    { type: 'textfield', key: 'code', label: 'Code', input: true, protected: true },
    password('first'),
    password('second'),
  ];
  const form = openPreparedForm({ title: 'x', path: 'x', components }, { code: 'K7', first: 'moose' }, 'en');
  const all = answersOf(form.fields, { withEmpty: true, withProtected: true });
  expect(all.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    ...['Code: K7', 'first: ••••••••', 'second: '],
  ]);
  expect(answersOf(form.fields)).toEqual([]);
});

test('of a survey each question is told with its answer, and what is open is not', () => {
  const survey = {
    ...{ type: 'survey', key: 'a', label: 'Services', input: true },
    questions: ['Snow', 'Waste', 'Parks'].map((label) => ({ label, value: label.toLowerCase() })),
    values: [{ label: 'Good', value: '1' }],
  };
  const settings = { i18n: { fr: { Snow: 'Neige', Good: 'Bien' } } };
  const form = { title: 'x', path: 'x', settings, components: [survey] };
  const message = (locale: 'en' | 'fr') =>
    answersOf(openPreparedForm(form, { a: { snow: '1', parks: 'else' } }, locale).fields)[0]?.value;
  expect(message('en')).toBe('Snow: Good\nParks: else');
  expect(message('fr')).toBe('Neige\u00a0: Bien\nParks\u00a0: else');
});
