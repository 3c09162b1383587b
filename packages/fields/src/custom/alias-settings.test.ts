import type { JsonObject } from '@guichet/definition';
import { textsOf } from '@guichet/engine';
import { prepareForm } from '@guichet/prepare';
import { expect, test } from 'vitest';
import { fieldAt, openForm } from '../form-instance/open-form.ts';
import { models as ours } from '../models.ts';
import { type CustomComponents, defineComponents } from './custom.ts';
import { customModels } from './custom-models.ts';

const components = defineComponents({
  aliases: {
    pickOne: {
      type: 'radio',
      settings: { alternatives: 'values', caption: 'label', mandatory: 'validate.required' },
      defaults: { validate: { customMessage: 'Pick one' } },
      i18n: { fr: { 'Pick one': 'Choisissez' } },
    },
    pickFromList: {
      type: 'select',
      settings: { alternatives: 'data.values' },
      defaults: { widget: 'html5' },
    },
    pickColour: { type: 'pickOne', settings: { colours: 'alternatives' } },
    amount: {
      type: 'number',
      settings: ({ limits, ...json }) => {
        const [min, max] = Array.isArray(limits) ? limits : [];
        return { ...json, validate: { min, max } };
      },
    },
    signUpBox: { type: 'checkbox', settings: { prechecked: 'defaultValue' } },
  },
});

const yes = { label: 'Yes', value: 'yes' };
const no = { label: 'No', value: 'no' };
const pick = { type: 'pickOne', key: 'pick', caption: 'Which?', alternatives: [yes, no], input: true };

function prepared(
  list: readonly JsonObject[],
  aliases: CustomComponents = components,
  rest: JsonObject = {},
) {
  const models = { ...ours, ...customModels(aliases, ours) };
  const found = prepareForm(
    { title: 'T', path: 't', components: list, settings: { i18n: { fr: { Other: 'Autre' } } }, ...rest },
    { models },
  );
  if (found.kind !== 'prepared') throw new Error('It is a form.');
  return found.form;
}

function open(list: readonly JsonObject[]) {
  return openForm(list, { models: customModels(components, ours) });
}

test('own settings go where the type has them, beside what is written there', () => {
  const form = prepared([{ ...pick, mandatory: true, validate: { custom: 'valid = true' } }]);
  expect(form.problems).toEqual([]);
  const [radio] = form.components;
  expect(radio).toMatchObject({ type: 'radio', validate: { required: true, custom: expect.anything() } });
  expect(textsOf(form, 'en')).toMatchObject({
    ...{ 'pick:label': 'Which?', 'pick:values.0.label': 'Yes', 'pick:validate.customMessage': 'Pick one' },
  });
  expect(JSON.stringify(form)).not.toContain('alternatives');
});

test('an own setting goes before a setting of the same meaning, and where none is written nothing changes', () => {
  expect(textsOf(prepared([{ ...pick, label: 'Radio' }]), 'en')['pick:label']).toBe('Which?');
  const { caption: _, ...plain } = pick;
  expect(textsOf(prepared([{ ...plain, label: 'Radio' }]), 'en')['pick:label']).toBe('Radio');
});

test('a path may lead through what is not there yet, or is no object', () => {
  const list = { type: 'pickFromList', key: 'list', label: 'List', input: true, alternatives: [yes, no] };
  for (const data of [{}, { data: 'none' }, { data: { custom: '' } }]) {
    const texts = textsOf(prepared([{ ...list, ...data }]), 'en');
    expect(texts['list:data.values.1.label']).toBe('No');
  }
});

test('settings may change places, and are translated step by step where an alias stands for another', () => {
  const swapped = { a: { type: 'textfield', settings: { label: 'description', description: 'label' } } };
  const field = { type: 'a', key: 'a', label: 'Help', description: 'Name', input: true };
  expect(textsOf(prepared([field], { aliases: swapped }), 'en')).toMatchObject({
    ...{ 'a:label': 'Name', 'a:description': 'Help' },
  });
  const colours = { type: 'pickColour', key: 'c', caption: 'Colour', colours: [yes], input: true };
  expect(textsOf(prepared([colours]), 'en')['c:values.0.label']).toBe('Yes');
});

test('what a function makes is validated in rows and within another form, and the definition stays as it was', () => {
  const amount = { type: 'amount', key: 'n', label: 'N', limits: [2, 5], input: true };
  const grid = { type: 'datagrid', key: 'rows', label: 'Rows', input: true, components: [amount] };
  const inner = { type: 'form', key: 'inner', label: 'Inner', input: true, components: [amount] };
  const written = JSON.stringify([grid, inner]);
  const form = openForm([grid, inner], {
    models: customModels(components, ours),
    submission: { rows: [{ n: 1 }, { n: 3 }], inner: { data: { n: 9 } } },
  });
  expect(form.stored.failures().map(({ type, path }) => [type, path.join('.')])).toEqual([
    ['number.min', 'rows.0.n'],
    ['number.max', 'inner.data.n'],
  ]);
  expect(JSON.stringify([grid, inner])).toBe(written);
});

test('the choices of an alias are translated by a form as those of its type are', () => {
  const fr = { 'Which?': 'Lequel ?', 'pick:values.0.label': 'Oui', No: 'Non' };
  const form = prepared([pick], components, { settings: { i18n: { fr } } });
  expect(textsOf(form, 'fr')).toMatchObject({
    ...{ 'pick:label': 'Lequel ?', 'pick:values.0.label': 'Oui', 'pick:values.1.label': 'Non' },
    'pick:validate.customMessage': 'Choisissez',
  });
});

test('an answer to an alias is kept and validated', () => {
  const form = open([{ ...pick, mandatory: true }]);
  expect(form.stored.failures()).toMatchObject([{ type: 'any.required', message: 'Pick one' }]);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'pick'), strings: ['no'] });
  expect(form.stored.failures()).toEqual([]);
  expect(form.stored.data()).toEqual({ pick: 'no' });
});

const endless: { list?: unknown } = {};
endless.list = endless;

test.each<[string, () => unknown, RegExp]>([
  ['throws', () => fail('no limits'), /no limits/],
  ['gives nothing', () => undefined, /returns no object/],
  ['gives a list', () => [], /returns no object/],
  ['gives a promise', async () => ({}), /Promise/],
  ['gives a date', () => ({ label: new Date() }), /Date/],
  ['gives a function', () => ({ label: () => 'x' }), /a function is no setting/],
  ['gives no number', () => ({ size: Number.NaN }), /a number is no setting/],
  ['gives what has no end', () => endless, /has no end/],
  ['fails later', () => Promise.reject(new Error('late')), /Promise/],
])('a function that %s is a problem of the component, which is there all the same', (_, make, sentence) => {
  const aliases = { odd: { type: 'textfield', defaults: { size: 7 }, settings: oddly(make) } };
  const form = prepared([{ type: 'odd', key: 'a', label: 'A', input: true }, pick], {
    aliases: { ...components.aliases, ...aliases },
  });
  expect(form.problems).toMatchObject([
    { path: 'components[0]', code: 'aliasFailed', sentence: expect.stringMatching(sentence) },
  ]);
  expect(form.components).toMatchObject([
    { type: 'textfield', key: 'a', settings: { size: 7 } },
    { type: 'radio' },
  ]);
  expect(textsOf(form, 'en')['a:label']).toBe('A');
});

function fail(why: string): never {
  throw new Error(why);
}

/** Content that a file without types may have. */
function oddly(make: () => unknown): (json: JsonObject) => JsonObject {
  return (json) => Reflect.apply(make, undefined, [json]);
}

test('a function may change what it is given, forget the key, and leave out what it does not know', () => {
  const aliases = {
    named: {
      type: 'textfield',
      settings: (json: JsonObject) => {
        Reflect.deleteProperty(json, 'key');
        return { label: 'Made', ...json, description: json.help };
      },
    },
  };
  const written = { type: 'named', key: 'a', input: true };
  const form = prepared([written], { aliases });
  expect(form.problems).toEqual([]);
  expect(form.components[0]?.key).toBe('a');
  expect(textsOf(form, 'en')['a:label']).toBe('Made');
  expect(written).toEqual({ type: 'named', key: 'a', input: true });
});

test('types that bring themselves come to an end, and the author hears of it', () => {
  const doll = { type: 'doll', key: 'doll' };
  const aliases: CustomComponents['aliases'] = {
    doll: { type: 'fieldset', defaults: { components: [doll, doll] } },
    onion: { type: 'fieldset', settings: (json) => ({ ...json, components: [{ type: 'onion', key: 'o' }] }) },
  };
  for (const type of ['doll', 'onion']) {
    const { problems } = prepared([{ type, key: 'a' }], { aliases });
    expect(problems.map(({ code }) => code)).toContain('tooManyComponents');
  }
});

test('no alias ticks a box for who subscribes', () => {
  const rest = { properties: { submissionType: 'eSubscription' } };
  const box = { type: 'signUpBox', key: 'news', label: 'News', input: true, prechecked: true };
  const rows = { type: 'datagrid', key: 'rows', input: true, defaultValue: [{ news: true }] };
  const form = prepared([box, { ...rows, components: [{ ...box, prechecked: false }] }], components, rest);
  expect(form.problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
    ...['components[1].defaultValue preTicked', 'components[0].defaultValue preTicked'],
  ]);
  expect(form.components[0]).not.toHaveProperty('defaultValue', true);
  expect(form.components[1]).toMatchObject({ defaultValue: [{ news: false }] });
});
