import type { JsonObject } from '@guichet/definition';
import { textsOf } from '@guichet/engine';
import { prepareForm } from '@guichet/prepare';
import { expect, test } from 'vitest';
import { fieldAt, openForm } from '../form-instance/open-form.ts';
import { models as ours } from '../models.ts';
import { type CustomComponents, defineComponents, defineLine, type Rule } from './custom.ts';
import { customModels } from './custom-models.ts';

const even: Rule = {
  message: 'even',
  sentences: { en: '{{field}} must be even', fr: 'Le champ « {{field}} » doit être pair.' },
  check: ({ value, isEmpty }) => (isEmpty || Number(value) % 2 === 0 ? undefined : { divisor: 2 }),
};

const components = defineComponents({
  aliases: {
    postalCode: {
      type: 'textfield',
      defaults: {
        label: 'Postal code',
        inputMask: 'A9A 9A9',
        validate: { required: true, customMessage: 'Mend it' },
      },
      i18n: { fr: { 'Postal code': 'Code postal', 'Mend it': 'Corrigez-le' } },
    },
    home: {
      type: 'fieldset',
      defaults: { legend: 'Home', components: [{ type: 'homeCode', key: 'code', input: true }] },
      i18n: { fr: { Home: 'Domicile' } },
    },
    homeCode: { type: 'postalCode', defaults: { validate: { required: false } } },
  },
  types: {
    evenNumber: {
      model: defineLine({ label: { en: 'Number', fr: 'Nombre' }, rules: ['required', 'city:even'] }),
      view: async () => () => null,
    },
  },
  rules: { 'city:even': even },
});

const models = customModels(components, ours);

function open(...list: readonly JsonObject[]) {
  return openForm(list, { models, rules: components.rules ?? {} });
}

const texts = (...list: readonly JsonObject[]) => {
  const prepared = prepareForm(
    { title: 'T', path: 't', components: list },
    { models: { ...ours, ...models } },
  );
  if (prepared.kind !== 'prepared') throw new Error('It is a form.');
  return { ...prepared, en: textsOf(prepared.form, 'en'), fr: textsOf(prepared.form, 'fr') };
};

test('an alias is prepared as the type that it stands for, without a problem', () => {
  const { form } = texts({ type: 'postalCode', key: 'code', input: true });
  expect(form.problems).toEqual([]);
  expect(form.components).toMatchObject([
    { type: 'textfield', key: 'code', validate: { required: true }, settings: { inputMask: 'A9A 9A9' } },
  ]);
  expect(form.components[0]?.customClass).toBe('formio-component-postalCode');
});

test('its classes name every type that it stands for, before the author’s own', () => {
  const { form } = texts({ type: 'homeCode', key: 'code', input: true, customClass: 'mt-3' });
  expect(form.components[0]?.customClass?.split(' ')).toEqual([
    ...['formio-component-postalCode', 'formio-component-homeCode', 'mt-3'],
  ]);
});

test('defaults fill what the definition does not say, inside of its objects too', () => {
  const { form, en } = texts({
    type: 'postalCode',
    key: 'code',
    label: 'Code',
    input: true,
    validate: { required: false, maxLength: 7 },
  });
  expect(form.components[0]?.validate).toEqual({ maxLength: 7 });
  expect(en).toMatchObject({ 'code:label': 'Code', 'code:validate.customMessage': 'Mend it' });
});

test('the texts of an alias are there in both languages; a form may say them otherwise', () => {
  const { en, fr } = texts({ type: 'postalCode', key: 'code', input: true });
  expect([en['code:label'], fr['code:label']]).toEqual(['Postal code', 'Code postal']);
  const settings = { i18n: { fr: { 'code:label': 'Indicatif' } } };
  const prepared = prepareForm(
    { title: 'T', path: 't', settings, components: [{ type: 'postalCode', key: 'code', input: true }] },
    { models: { ...ours, ...models } },
  );
  expect(prepared.kind === 'prepared' && textsOf(prepared.form, 'fr')['code:label']).toBe('Indicatif');
});

test('an alias may stand for another, and bring components of its own', () => {
  const { form, fr } = texts({ type: 'home', key: 'home', input: false });
  expect(form.components).toMatchObject([
    { type: 'fieldset', children: [{ type: 'textfield', key: 'code', settings: { inputMask: 'A9A 9A9' } }] },
  ]);
  expect(form.components[0]?.children?.[0]?.validate?.required).toBeUndefined();
  expect(fr).toMatchObject({ 'home:legend': 'Domicile', 'code:label': 'Code postal' });
});

test('an alias is validated by what its type and its defaults ask for', () => {
  const form = open({ type: 'postalCode', key: 'code', input: true });
  expect(form.stored.failures()).toMatchObject([
    { type: 'any.required', path: ['code'], message: 'Mend it' },
  ]);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'code'), strings: ['k1a0b1'] });
  expect(form.stored.failures()).toEqual([]);
  expect(form.stored.data()).toEqual({ code: 'K1A 0B1' });
});

test('a new type is validated by its own rule, which says it in both languages', () => {
  for (const [locale, sentence] of [
    ['en', 'Number must be even'],
    ['fr', 'Le champ « Nombre » doit être pair.'],
  ] as const) {
    const form = openForm([{ type: 'evenNumber', key: 'n', input: true }], {
      ...{ models, locale, rules: components.rules ?? {} },
      submission: { n: '3' },
    });
    expect(form.stored.failures().map(({ message }) => message)).toEqual([sentence]);
    form.dispatch({ kind: 'input', field: fieldAt(form, 'n'), strings: ['4'] });
    expect(form.stored.failures()).toEqual([]);
    expect(form.stored.data()).toEqual({ n: '4' });
  }
});

test('without the file its types are unknown, and the author hears of it', () => {
  const definition = { title: 'T', path: 't', components: [{ type: 'evenNumber', key: 'n', input: true }] };
  const prepared = prepareForm(definition, { models: ours });
  expect(prepared.kind === 'prepared' && prepared.form.problems).toMatchObject([{ code: 'unknownType' }]);
});

test.each<[CustomComponents, string]>([
  [{ aliases: { a: { type: 'textfeild' } } }, 'stands for the type "textfeild", which is not registered'],
  [{ aliases: { a: { type: 'b' }, b: { type: 'a' } } }, 'stand for one another'],
  [{ aliases: { textfield: { type: 'textarea' } } }, 'is ours already'],
  [{ ...components, aliases: { evenNumber: { type: 'number' } } }, 'both an alias and a type'],
])('names that cannot be are refused: %j', (wrong, sentence) => {
  expect(() => customModels(wrong, ours)).toThrow(sentence);
});
