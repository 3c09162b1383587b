import type { Json, JsonObject, Locale } from '@guichet/definition';
import { createRunCode } from '@guichet/engine/code';
import { describe, expect, test } from 'vitest';
import { fieldAt, openForm, typeAndLeave } from '../../form-instance/open-form.ts';
import { hearTheirs } from '../../form-instance/oracle/hear-theirs.ts';
import { ourOutcome, theirOutcome } from '../../form-instance/oracle/outcome.ts';
import { blockedNames } from './is-blocked.ts';

hearTheirs();

const required = { validate: { required: true } };
const bsn = (more: JsonObject = {}): JsonObject => ({
  ...{ type: 'bsn', key: 'bsn', label: 'BSN', input: true },
  ...more,
});
const text = (key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type: 'textfield', key, label: key, input: true },
  ...more,
});
const onService = (components: readonly Json[], submission: JsonObject) =>
  openForm(components, { submission, absentStaysAbsent: true, runCode: createRunCode() });
const mark = (path: string) => ({ path, rule: 'type', reason: 'unknownType' });

describe('what a question of an unknown type holds', () => {
  test.each<Json>(['x', ' 0123', 7, 0, false, true, ['a', null, 2], { a: { b: ['<b>'] } }, '{"a":1}', [[1]]])(
    'is stored as it is, and told as unchecked: %j',
    (value) => {
      const form = onService([bsn(required)], { bsn: value });
      expect(form.isValid()).toBe(true);
      expect(form.stored.data()).toEqual({ bsn: value });
      expect(form.stored.unchecked()).toEqual([mark('bsn')]);
    },
  );

  test.each<Json>([null, '', ' ', [], {}, [''], { a: { b: ' ' } }])('is none when it is %j', (value) => {
    const form = onService([bsn(required)], { bsn: value });
    expect(form.stored.failures().map(({ type, path }) => [type, path])).toEqual([['any.required', ['bsn']]]);
    expect(form.stored.unchecked()).toEqual([]);
  });

  test.each<[string, JsonObject]>([
    ['a default', { defaultValue: { list: [1] } }],
    ['a calculation', { calculateValue: 'value = { list: [1] }' }],
    ['a computed default', { customDefaultValue: 'value = { list: [1] }' }],
  ])('may come from %s', (_, more) => {
    const form = openForm([bsn({ ...required, ...more })], { runCode: createRunCode() });
    expect(form.dispatch({ kind: 'submit' })).toEqual({ kind: 'valid', data: { bsn: { list: [1] } } });
    expect(blockedNames(form)).toEqual([]);
  });

  test.each<[string, Json, JsonObject, string]>([
    [
      'a row',
      { type: 'datagrid', key: 'g', input: true, components: [bsn()] },
      { g: [{ bsn: [1] }] },
      'g[0].bsn',
    ],
    [
      'a row that is saved',
      { type: 'editgrid', key: 'g', input: true, components: [bsn()] },
      { g: [{ bsn: { a: 1 } }] },
      'g[0].bsn',
    ],
    [
      'a container',
      { type: 'container', key: 'c', input: true, components: [bsn()] },
      { c: { bsn: 1 } },
      'c.bsn',
    ],
    [
      'a form within',
      { type: 'form', key: 'f', input: true, components: [bsn()] },
      { f: { data: { bsn: 1 } } },
      'f.data.bsn',
    ],
    ['a type that nobody knows either', { type: 'box', components: [bsn()] }, { bsn: 1 }, 'bsn'],
  ])('is kept in %s', (_, component, submission, path) => {
    const form = onService([component], submission);
    expect(form.stored.data()).toEqual(submission);
    expect(form.stored.unchecked()).toEqual([mark(path)]);
  });

  test('is validated by what its author asks for beside, but only once it is there', () => {
    const asking = bsn({ validate: { custom: "valid = input === 'a' || 'Say a'", json: { '!!': [true] } } });
    expect(onService([asking], {}).stored.failures()).toEqual([]);
    expect(onService([asking], { bsn: 'a' }).stored.failures()).toEqual([]);
    expect(onService([asking], { bsn: 'b' }).stored.failures()).toMatchObject([{ message: 'Say a' }]);
  });

  test.each<[string, JsonObject, Json, Json]>([
    ['mask', { inputMask: '99:99' }, '10:30', 'noon'],
    ['mask', { inputMask: '99:99' }, false, { hour: 10 }],
    ['minLength', { validate: { minLength: 3 } }, 'abc', 'ab'],
    ['maxLength', { validate: { maxLength: 2 } }, 'ab', 'abc'],
    ['pattern', { validate: { pattern: '[a-z]+' } }, 'ab', '12'],
    ['minWords', { validate: { minWords: 2 } }, 'a b', 'a'],
    ['max', { validate: { max: 2 } }, 2, 3],
    ['min', { validate: { min: 2 } }, 2, 1],
    ['maxSelectedCount', { validate: { maxSelectedCount: 1 } }, { a: true }, { a: true, b: true }],
    ['minSelectedCount', { validate: { minSelectedCount: 2 } }, { a: true, b: true }, { a: true, b: false }],
  ])('is held to %s, as any answer', async (rule, more, fits, fails) => {
    const components = [bsn(more)];
    const failuresOf = async (data: JsonObject) => [
      ourOutcome({ components, data }).failures,
      (await theirOutcome({ components, data })).failures,
    ];
    expect(await failuresOf({ bsn: fits })).toEqual([[], []]);
    expect(await failuresOf({ bsn: fails })).toEqual([[`bsn:${rule}`], [`bsn:${rule}`]]);
    expect(await failuresOf({})).toEqual([[], []]);
  });

  test('decides conditions, and goes with its own', () => {
    const components = [
      bsn({ conditional: { show: true, when: 'a', eq: 'yes' } }),
      text('a'),
      text('b', { conditional: { show: true, when: 'bsn', eq: '1' } }),
    ];
    const form = openForm(components, { submission: { a: 'yes', bsn: '1' } });
    expect(fieldAt(form, 'b').visible()).toBe(true);
    typeAndLeave(form, 'a', 'no');
    expect(form.stored.data()).toEqual({ a: 'no' });
    expect(fieldAt(form, 'b').visible()).toBe(false);
    expect(form.stored.unchecked()).toEqual([]);
  });
});

describe('a required one that holds nothing', () => {
  test.each<[Locale, string]>([
    [
      'en',
      'BSN is required, but this form has an error and cannot show the question. Please contact the City.',
    ],
    [
      'fr',
      'Le champ «\u00a0BSN\u00a0» est obligatoire, mais ce formulaire comporte une erreur et ne peut pas afficher la question. Veuillez communiquer avec la Ville.',
    ],
  ])(
    'keeps the form from being sent, and says whom to contact, whatever its author says (%s)',
    (locale, sentence) => {
      const settings = {
        validate: { required: true, customMessage: 'Fill in!' },
        errors: { required: 'Fill in!' },
      };
      const form = openForm([bsn(settings)], { locale });
      expect(form.dispatch({ kind: 'submit' }).kind).toBe('invalid');
      expect(form.errors().map(({ message }) => message)).toEqual([sentence]);
      expect(fieldAt(form, 'bsn').errors()).toEqual([sentence]);
      const [detail] = form.stored.failures();
      expect(detail).toMatchObject({ type: 'any.required', path: ['bsn'], message: sentence });
      form.dispatch({
        kind: 'setServerErrors',
        details: detail === undefined ? [] : [{ ...detail, message: 'of a service elsewhere' }],
      });
      expect(fieldAt(form, 'bsn').errors()).toEqual([sentence]);
    },
  );

  test('is named before anything is filled in, once, and only while it can be seen', () => {
    const grid = { type: 'datagrid', key: 'g', input: true, components: [bsn(required)] };
    const shown = bsn({
      ...required,
      key: 'b',
      label: 'B',
      conditional: { show: true, when: 'a', eq: 'yes' },
    });
    const form = openForm([text('a'), shown, grid, bsn({ key: 'c', label: 'C' })]);
    form.dispatch({ kind: 'row:add', grid: fieldAt(form, 'g') });
    expect(blockedNames(form)).toEqual(['BSN']);
    typeAndLeave(form, 'a', 'yes');
    expect(blockedNames(form)).toEqual(['B', 'BSN']);
    typeAndLeave(form, 'a', 'no');
    expect(blockedNames(form)).toEqual(['BSN']);
  });

  test.each<[string, JsonObject]>([
    ['permanently hidden', { hidden: true }],
    ['hidden and validated all the same', { hidden: true, validateWhenHidden: true }],
    ['never stored', { persistent: false }],
  ])('keeps nobody out when it is %s', (_, more) => {
    const form = openForm([bsn({ ...required, ...more })]);
    expect(blockedNames(form)).toEqual([]);
    expect(form.dispatch({ kind: 'submit' }).kind).toBe('valid');
  });

  test('becomes so by logic', () => {
    const action = {
      ...{ name: 'a', type: 'property', state: true },
      property: { value: 'validate.required', type: 'boolean' },
    };
    const trigger = { type: 'simple', simple: { show: true, when: 'a', eq: 'yes' } };
    const form = openForm([text('a'), bsn({ logic: [{ name: 'l', trigger, actions: [action] }] })]);
    expect([form.isValid(), blockedNames(form)]).toEqual([true, []]);
    typeAndLeave(form, 'a', 'yes');
    expect([form.isValid(), blockedNames(form)]).toEqual([false, ['BSN']]);
  });

  test('stands on a later page of a wizard, and is named on the first', () => {
    const panel = (key: string, components: readonly Json[]) => ({
      type: 'panel',
      key,
      title: key,
      components,
    });
    const form = openForm([panel('one', [text('a')]), panel('two', [bsn(required)])], { display: 'wizard' });
    expect(blockedNames(form)).toEqual(['BSN']);
  });
});

describe('a type that nobody registered with questions in it', () => {
  const tagpad = { type: 'tagpad', key: 't', input: true, components: [text('a')] };

  test.each<[string, Json]>([
    ['its own questions', { a: 'x' }],
    ['more than them', { a: 'x', colour: { r: 1 }, rows: [1] }],
    ['a list', [{ data: { a: 1 } }, 2]],
    ['text', 'x'],
    ['false', false],
  ])('keeps %s', (_, value) => {
    const form = onService([tagpad], { t: value });
    expect(form.stored.data()).toEqual({ t: value });
    expect(form.stored.unchecked()).toEqual([mark('t')]);
  });

  test('keeps what is not under its key as any other', () => {
    const columns = [{ components: [text('a')] }];
    const form = onService([{ type: 'likert', key: 'l', input: true, columns }], {
      a: 'x',
      l: { own: 1 },
      o: 1,
    });
    expect(form.stored.data()).toEqual({ a: 'x', l: { own: 1 } });
  });
});

test.each([
  [['x', ''], ['required']],
  [[], ['required']],
  [['x'], []],
])('a required one of several asks for each: %j', (a, expected) => {
  const several = { type: 'somebodys', key: 'a', label: 'A', input: true, multiple: true };
  const form = openForm([{ ...several, validate: { required: true } }], {
    submission: { a },
    absentStaysAbsent: true,
  });
  expect(form.stored.failures().map(({ context }) => context.validator)).toEqual(expected);
});
