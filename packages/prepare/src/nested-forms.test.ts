import type { Json, JsonObject } from '@guichet/definition';
import { expect, test } from 'vitest';
import { hashCanonicalJson } from './hash-canonical-json.ts';
import { type NestableForm, type Nesting, namesForms, withNestedForms } from './nested-forms.ts';
import { testModels } from './testing/test-models.ts';

const text = (key: string): JsonObject => ({ type: 'textfield', key });
const nested = (path: string, more: JsonObject = {}): JsonObject => ({
  type: 'form',
  key: path,
  path,
  ...more,
});

function definition(components: readonly Json[], more: JsonObject = {}): JsonObject {
  return { title: 'T', path: 't', components, ...more };
}

/** The forms of a folder, by their aliases. */
function nestingOf(forms: Readonly<Record<string, JsonObject>>): Nesting {
  return {
    find: ({ by, name }) => {
      if (by === 'src') return 'outside';
      const named = forms[name];
      return named && { alias: name, definition: named };
    },
    publicOf: (form) => form,
    models: testModels,
  };
}

function placedIn(form: NestableForm, forms: Readonly<Record<string, JsonObject>>): readonly Json[] {
  const { components } = withNestedForms(form, nestingOf(forms));
  return Array.isArray(components) ? components : [];
}

const applicant = definition([text('name')], { settings: { i18n: { fr: { Name: 'Nom' } }, delivery: {} } });

test('a form that is named stands in its place, with its translations and with what it was', () => {
  const parent = { alias: 'parent', definition: definition([nested('applicant')]) };
  expect(placedIn(parent, { applicant })).toEqual([
    {
      ...nested('applicant'),
      components: [text('name')],
      settings: { i18n: { fr: { Name: 'Nom' } } },
      nestedForm: { path: 'applicant', version: hashCanonicalJson(applicant) },
    },
  ]);
});

test('forms within forms, in columns and rows, stand in their places', () => {
  const house = definition([nested('applicant')], { display: 'wizard' });
  const columns = { type: 'columns', columns: [{ components: [nested('house')] }] };
  const grid = { type: 'datagrid', key: 'g', components: [columns] };
  const text = JSON.stringify(placedIn({ alias: 'p', definition: definition([grid]) }, { applicant, house }));
  expect(text).toContain('"display":"wizard"');
  expect(text).toContain('"key":"name"');
});

test.each([
  ['one that is not there', 'missing', nested('nobody')],
  ['itself', 'self', nested('p')],
  ['one that names the first again', 'circular', nested('circle')],
  ['an address elsewhere', 'outside', { type: 'form', key: 'a', src: 'https://example.ca/form' }],
])('a form that names %s says so, and holds nothing', (_, fault, component) => {
  const outer = definition([component]);
  const forms = { p: outer, circle: definition([nested('p')]) };
  expect(JSON.stringify(placedIn({ alias: 'p', definition: outer }, forms))).toContain(
    `"nestedForm":{"fault":"${fault}"}`,
  );
});

test('what stands in a component already serves where nobody knows the form that it names', () => {
  const outer = definition([nested('nobody', { components: [text('x')] })]);
  expect(placedIn({ alias: 'p', definition: outer }, {})).toEqual(outer.components);
});

test('forms that multiply with every level end', () => {
  const names = Array.from({ length: 9 }, (_, level) => `f${level}`);
  const forms = Object.fromEntries(
    names.map((name, level) => [
      name,
      definition(Array.from({ length: 9 }, () => nested(names[level + 1] ?? 'applicant'))),
    ]),
  );
  const whole = withNestedForms({ alias: 'p', definition: definition([nested('f0')]) }, nestingOf(forms));
  expect(JSON.stringify(whole)).toContain('"fault":"tooMany"');
  expect(JSON.stringify(whole).length).toBeLessThan(100_000);
});

test('forms that are together more than one form may be are left out, and the rest stays', () => {
  const large = definition(Array.from({ length: 3_000 }, (_, index) => text(`f${index}`)));
  const outer = definition([text('a'), nested('large', { key: 'one' }), nested('large', { key: 'two' })]);
  const placed = placedIn({ alias: 'p', definition: outer }, { large });
  expect(placed[0]).toEqual(text('a'));
  expect(JSON.stringify(placed)).toBe(
    JSON.stringify([
      text('a'),
      ...['one', 'two'].map((key) => ({ ...nested('large', { key }), nestedForm: { fault: 'tooMany' } })),
    ]),
  );
});

test('where answers are stored is nothing that an author may write', () => {
  const forged = { type: 'form', key: 'a', components: [text('x')], nestedForm: { path: 'b', version: 'v' } };
  const { nestedForm: _, ...plain } = forged;
  expect(placedIn({ alias: 'p', definition: definition([forged]) }, {})).toEqual([plain]);
});

test('a form that names none is left as it is', () => {
  const outer = definition([{ type: 'form', key: 'a', components: [text('x')] }]);
  expect(namesForms(outer, testModels)).toBe(false);
  expect(withNestedForms({ alias: 'p', definition: outer }, nestingOf({}))).toBe(outer);
});
