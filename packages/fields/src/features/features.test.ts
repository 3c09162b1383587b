import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '@guichet/definition';
import { type Model, pageFormOf } from '@guichet/engine';
import { rules } from '@guichet/engine/every-part';
import { prepareForm } from '@guichet/prepare';
import { describe, expect, test } from 'vitest';
import { customModels } from '../custom/custom-models.ts';
import { everyView } from '../every-view.ts';
import { examples } from '../examples/examples.ts';
import { fieldAt, openForm } from '../form-instance/open-form.ts';
import { models } from '../models.ts';
import { exactParts } from '../testing/exact-parts.ts';
import { textfieldModel } from '../types/textfield/model.ts';
import { core } from './core.ts';
import { everyFeature, typeFeatures } from './every-feature.ts';
import { partsOf } from './feature.ts';
import { typeLoaders } from './type-loaders.ts';

const text = { type: 'textfield', key: 'a', label: 'A', input: true };
const featuresOf = (components: readonly JsonObject[], top: JsonObject = {}) =>
  openForm(components, { top }).page.features;

describe.each(Object.entries(examples))('%s', (type, typeExamples) => {
  test.each(Object.entries(typeExamples))(
    '%s has its model and its view among what it names',
    (_, example) => {
      const { page } = openForm([example]);
      const { models: brought, views } = exactParts(page);
      expect(Object.keys(brought)).toContain(type);
      expect(Object.keys(views)).toContain(type);
    },
  );
});

test('every type has examples', () => {
  const named = Object.keys(models).filter((type) => !type.startsWith('unknown'));
  expect(named.filter((type) => !Object.hasOwn(examples, type))).toEqual([]);
});

test('what brings a type is named by a model, and loaded by a page', () => {
  const blank = { type: '', id: '', key: '', settings: {}, clearOnHide: true };
  const named = Object.values(models).flatMap((model: Model) => model.needs?.(blank) ?? []);
  const brought = Object.keys(typeFeatures).sort();
  expect(brought).toEqual([...new Set(named)].filter((name) => name.startsWith('type:')).sort());
  const withMore = ['type:address', 'type:file', 'type:locationSearch'];
  expect([...Object.keys(typeLoaders), ...withMore].sort()).toEqual(brought);
});

test('every type is drawn', () => {
  expect(Object.keys(models).filter((type) => !Object.hasOwn(everyView, type))).toEqual([]);
});

test('core and features together bring every rule, as a form service has it', () => {
  const { rules: brought } = partsOf([core, ...Object.values(everyFeature)]);
  expect(new Map(Object.entries(brought).sort())).toEqual(new Map(Object.entries(rules).sort()));
});

test('a form without the rule of a field cannot be created, before anybody fills it in', async () => {
  const { page } = openForm([text]);
  const { createForm } = await import('@guichet/engine');
  const { pattern: _, ...remainingRules } = exactParts(page).rules;
  const environment = { now: 0, timeZone: 'UTC', seed: 1 };
  const create = () =>
    createForm(page, { ...exactParts(page), rules: remainingRules, locale: 'en', texts: {}, environment });
  expect(create).toThrow('No rule pattern');
});

test('a form names each feature once, sorted, and hands the list to its page', () => {
  const twice = [text, { ...text, key: 'b', type: 'currency' }, { ...text, key: 'c', type: 'currency' }];
  const prepared = prepareForm(
    {
      title: 'T',
      path: 't',
      display: 'wizard',
      components: [{ type: 'panel', key: 'p', components: twice }],
    },
    { models },
  );
  if (prepared.kind !== 'prepared') throw new Error('It is a form.');
  expect(prepared.form.features).toEqual(['type:currency', 'wizard']);
  expect(pageFormOf(prepared.form).features).toEqual(['type:currency', 'wizard']);
});

test('a button that waits for complete answers is named', () => {
  const button = { type: 'button', key: 'send', label: 'Send', action: 'submit', input: true };
  expect(featuresOf([button])).toEqual([]);
  expect(featuresOf([{ ...button, disableOnInvalid: true }])).toEqual(['disableOnInvalid']);
  const waits = { ...button, action: 'event', event: 'a', disableOnInvalid: true };
  expect(featuresOf([waits])).toEqual(['buttons', 'disableOnInvalid']);
});

const code = 'show = data.b === 1';
const logic = { var: 'data.b' };
const item = (action: JsonObject, trigger: JsonObject = { type: 'json', json: logic }) => ({
  logic: [{ trigger, actions: [action] }],
});

test.each<[string, JsonObject, readonly string[]]>([
  ['nothing of its own', {}, []],
  [
    'what is asked of every field',
    { validate: { required: true, pattern: 'a*', maxLength: 3 }, unique: true },
    [],
  ],
  ['a simple condition', { conditional: { show: true, when: 'b', eq: '1' } }, []],
  [
    'a condition on a date',
    {
      conditional: {
        show: true,
        conjunction: 'all',
        conditions: [{ component: 'b', operator: 'dateLessThan', value: '2020-01-01' }],
      },
    },
    ['dates'],
  ],
  ['no help', { tooltip: '' }, []],
  ['help', { tooltip: 'Where it stands.' }, ['tooltips']],
  [
    'help that logic brings',
    item({
      type: 'property',
      property: { label: 'Tooltip', value: 'tooltip', type: 'string' },
      text: 'Help',
    }),
    ['interpolation', 'jsonLogic', 'logic', 'tooltips'],
  ],
  ['a condition in JSONLogic', { conditional: { json: logic } }, ['jsonLogic']],
  ['a condition in code', { customConditional: code }, ['code']],
  ['words that are counted', { validate: { maxWords: 2 } }, ['authorRules']],
  ['a rule in JSONLogic', { validate: { json: logic } }, ['authorRules', 'jsonLogic']],
  ['code that names a built-in', { customConditional: 'show = data.b.trim()' }, ['builtIns', 'code']],
  [
    'a text whose hole asks for a built-in',
    { description: 'For {{ data.b.trim() }}' },
    ['builtIns', 'code', 'interpolation'],
  ],
  [
    'code that names lodash',
    { customConditional: 'show = _.isEmpty(data.b)' },
    ['builtIns', 'code', 'lodash'],
  ],
  [
    'code that names moment',
    { customConditional: 'show = moment().isValid()' },
    ['builtIns', 'code', 'moment'],
  ],
  [
    'code that names both',
    { customConditional: 'show = _.has(moment(), "a")' },
    ['builtIns', 'code', 'libraries'],
  ],
  [
    'code that names helpers',
    { customConditional: 'show = utils.getValue(data, "a")' },
    ['builtIns', 'code', 'libraries'],
  ],
  ['a rule in code', { validate: { custom: 'valid = true' } }, ['authorRules', 'code']],
  ['a computed value', { calculateValue: logic }, ['calculation', 'jsonLogic']],
  [
    'one that may be written over',
    { calculateValue: 'value = 1', allowCalculateOverride: true },
    ['calculation', 'code'],
  ],
  ['a computed default', { customDefaultValue: logic }, ['jsonLogic']],
  ['a dialog', { modalEdit: true }, ['modal']],
  ['several values', { multiple: true }, ['multiple']],
  ['a mask', { inputMask: '999' }, ['masks']],
  ['a counter', { showCharCount: true }, ['masks']],
  ['a calendar', { widget: { type: 'calendar' } }, ['dates']],
  ['a text with a hole', { description: 'For {{ data.b }}' }, ['interpolation']],
  [
    'logic that switches',
    item({ type: 'property', property: { value: 'hidden' }, state: true }),
    ['interpolation', 'jsonLogic', 'logic'],
  ],
  [
    'logic that brings a rule',
    item(
      { type: 'mergeComponentSchema', schemaDefinition: 'schema = { validate: { minWords: 2 } }' },
      { type: 'event', event: 'x' },
    ),
    ['authorRules', 'builtIns', 'code', 'interpolation', 'jsonLogic', 'logic'],
  ],
])('a text with %s needs what it asks for', (_, settings, expected) => {
  expect(featuresOf([{ ...text, ...settings }])).toEqual(expected);
});

test.each<[string, JsonObject, readonly string[]]>([
  ['at an address', { storage: 'url', url: '/uploads' }, []],
  ['in pieces', { storage: 'resumable' }, []],
  ['within the answers', { storage: 'base64' }, ['furtherStorages']],
  ['in a bucket', { storage: 's3' }, ['furtherStorages']],
  ['where the deployment says', {}, ['furtherStorages']],
  ['of a camera', { storage: 'url', webcam: true }, ['webcam']],
])('files %s need what it asks for', (_, settings, expected) => {
  const file = { type: 'file', key: 'a', label: 'A', input: true, ...settings };
  expect(featuresOf([file])).toEqual([...expected, 'transientState', 'type:file'].sort());
});

test('files are hashed where their form tells revisions apart', () => {
  const file = { type: 'file', key: 'a', label: 'A', input: true, storage: 'url' };
  const top = { submissionRevisions: 'true' };
  expect(featuresOf([file], top)).toEqual(['fileHashes', 'transientState', 'type:file']);
  expect(featuresOf([text], top)).toEqual([]);
});

test.each<[string, JsonObject, readonly string[]]>([
  ['none', {}, []],
  ['no names', { enableRowGroups: true }, []],
  ['names', { enableRowGroups: true, rowGroups: [{ label: 'A', numberOfRows: 1 }] }, ['arrangedRows']],
  ['none, and are moved', { reorder: true }, ['arrangedRows']],
])('a grid whose groups have %s needs what it asks for', (_, settings, expected) => {
  const grid = { type: 'datagrid', key: 'g', label: 'G', input: true, components: [text], ...settings };
  expect(featuresOf([grid])).toEqual([...expected, 'rows', 'type:datagrid']);
});

test('a wizard that is read over before it is sent names that', () => {
  const panel = { type: 'panel', key: 'p', components: [text] };
  const ofForm = (top: JsonObject) => {
    const prepared = prepareForm({ title: 'T', path: 't', components: [panel], ...top }, { models });
    return prepared.kind === 'prepared' ? prepared.form.features : undefined;
  };
  const settings = { review: true };
  expect(ofForm({ display: 'wizard' })).toEqual(['wizard']);
  expect(ofForm({ display: 'wizard', settings })).toEqual(['review', 'wizard']);
  expect(ofForm({ settings })).toEqual([]);
});

test.each<[string, string]>([
  ...['Intl', 'Map', 'Set'].map((name): [string, string] => [name, `show = typeof ${name} === 'function'`]),
  ...['alert', 'document', 'localStorage', 'location', 'navigator', 'sessionStorage', 'window'].map(
    (name): [string, string] => [name, `if (${name}) show = true`],
  ),
  ['a class', 'show = new (class { a() { return true; } })().a()'],
])('code that names %s needs the rare built-ins', (_, customConditional) => {
  expect(featuresOf([{ ...text, customConditional }])).toEqual(['builtIns', 'code', 'rareBuiltIns']);
});

test.each([
  'show = /^a/.test(data.b)',
  'show = new RegExp("a").test(data.b)',
  ...['match', 'matchAll', 'search'].map((name) => `show = data.b.${name}("a")`),
])('%s needs regular expressions', (customConditional) => {
  expect(featuresOf([{ ...text, customConditional }])).toEqual(['builtIns', 'code', 'regularExpressions']);
});

test('an answer “search” is not taken for code', () => {
  const lines = { ...text, multiple: true, defaultValue: ['search', 'b'], customConditional: 'show = true' };
  expect(featuresOf([lines])).toEqual(['code', 'multiple']);
});

test('replacing and cutting by texts needs none', () => {
  const customConditional = 'show = data.b.replace("a", "").split(",").length > 1';
  expect(featuresOf([{ ...text, customConditional }])).toEqual(['builtIns', 'code']);
});

test('a rule that logic brings validates with what the form names', () => {
  const schema = {
    type: 'mergeComponentSchema',
    schemaDefinition: { if: [true, { validate: { minWords: 2 } }] },
  };
  const form = openForm([{ ...text, ...item(schema, { type: 'json', json: { '==': [1, 1] } }) }]);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['one'] });
  expect(form.dispatch({ kind: 'submit' }).kind).toMatch(/invalid|valid/);
});

test('a type of a deployment’s own has whatever it may build upon', () => {
  const { card } = customModels(
    { types: { card: { model: textfieldModel, view: async () => () => null } } },
    models,
  );
  const named = card?.needs?.({ type: 'card', id: 'f-a', key: 'a', settings: {}, clearOnHide: true });
  const notOfFields = ['code', 'rareBuiltIns', 'regularExpressions', 'wizard'];
  expect(Object.keys(everyFeature).filter((name) => !named?.some((feature) => feature === name))).toEqual(
    notOfFields,
  );
});

test('each sample form of the project can be created with what it names', () => {
  const folder = join(import.meta.dirname, '..', '..', '..', '..', 'forms');
  for (const file of readdirSync(folder)) {
    const definition = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const prepared = prepareForm(definition, { models });
    if (prepared.kind !== 'prepared') throw new Error(file);
    expect(() => openForm(definition.components, { display: definition.display }), file).not.toThrow();
  }
});
