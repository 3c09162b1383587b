import type { JsonObject } from '@guichet/definition';
import { expect, test } from 'vitest';
import { fieldAt, openForm } from '../form-instance/open-form.ts';

const wards = [
  { name: 'Rideau', id: 12, office: { floor: 1 } },
  { name: 'Capital', id: 17 },
];
const select = { type: 'select', key: 'a', label: 'A', input: true };
const ofJson = {
  ...select,
  dataSrc: 'json',
  data: { json: wards },
  template: '<span>{{ item.name }}</span>',
};

/** The choices as they are read, and their values. */
function choices(component: JsonObject): readonly unknown[] {
  const form = openForm([component]);
  const field = fieldAt(form, 'a');
  const { options } = field.component.settings;
  if (!Array.isArray(options)) return [];
  return options.map((option: { value: string }, index: number) => {
    form.dispatch({ kind: 'input', field, strings: [option.value] });
    return [field.plainText(`data.values.${index}.label`), field.value()];
  });
}

test('of a list in JSON the whole item is kept, and its template reads it', () => {
  expect(choices(ofJson)).toEqual([
    ['Rideau', wards[0]],
    ['Capital', wards[1]],
  ]);
  expect(openForm([ofJson]).data()).toEqual({ a: {} });
});

test('with a value property only that is kept, as the number that it is', () => {
  expect(choices({ ...ofJson, valueProperty: 'id' })).toEqual([
    ['Rideau', 12],
    ['Capital', 17],
  ]);
  expect(choices({ ...ofJson, valueProperty: 'office.floor' })[0]).toEqual(['Rideau', 1]);
});

test('the list may be a text, and stand deeper in it', () => {
  const written = JSON.stringify({ city: { wards } });
  const deeper = { ...ofJson, data: { json: written }, selectValues: 'city.wards', valueProperty: 'name' };
  expect(choices(deeper)).toEqual([
    ['Rideau', 'Rideau'],
    ['Capital', 'Capital'],
  ]);
});

test('a list of words is a list of choices, and without one of them an empty text', () => {
  const ofWords = { ...select, dataSrc: 'json', data: { json: ['Red', 'Blue'] } };
  expect(choices(ofWords)).toEqual([
    ['Red', 'Red'],
    ['Blue', 'Blue'],
  ]);
  expect(openForm([ofWords]).data()).toEqual({ a: '' });
});

test.each([
  ['<b>{{ item.label }}</b> ({{ item.value }})', 'Ontario (ON)'],
  ["{{ item.capital || 'no capital' }}", 'no capital'],
  ['{{ item?.capital || item.value }}', 'ON'],
  ['{{ item.label.toUpperCase() }}', ''],
])('the template %s reads an option as %s', (template, label) => {
  const values = [{ label: 'Ontario', value: 'ON' }];
  expect(choices({ ...select, template, data: { values } })).toEqual([[label, 'ON']]);
});

test('another property of listed values is kept where the author asks for it', () => {
  const values = [{ label: 'Ontario', value: 'ON' }];
  expect(choices({ ...select, valueProperty: 'label', data: { values } })).toEqual([['Ontario', 'Ontario']]);
});

test('only what is listed is taken where the author asks for that', () => {
  const strict = { ...ofJson, validate: { onlyAvailableItems: true } };
  expect(openForm([strict], { submission: { a: wards[1] ?? {} } }).isValid()).toBe(true);
  expect(openForm([strict], { submission: { a: { name: 'None', id: 1 } } }).isValid()).toBe(false);
});

test('a template in French is read in French', () => {
  const form = openForm([{ ...ofJson, valueProperty: 'id' }], {
    locale: 'fr',
    settings: { i18n: { fr: { Capital: 'Capitale' } } },
  });
  expect(fieldAt(form, 'a').plainText('data.values.1.label')).toBe('Capitale');
});
