import type { Json, JsonObject } from '@guichet/definition';
import { createRunCode } from '@guichet/engine/code';
import { prepareForm } from '@guichet/prepare';
import { describe, expect, test } from 'vitest';
import { models } from '../models.ts';
import { openForm } from './open-form.ts';

const field = (type: string, more: JsonObject): JsonObject => ({
  ...{ type, key: 'a', label: 'A', input: true },
  ...more,
});
const text = (key: string, more: JsonObject): JsonObject => field('textfield', { key, ...more });

const french = { i18n: { fr: { Other: 'Autre' } } };

function preparedOf(components: readonly JsonObject[]) {
  const prepared = prepareForm({ title: 'Test', path: 'test', components, settings: french }, { models });
  if (prepared.kind !== 'prepared') throw new Error('Not prepared.');
  return prepared.form;
}

/** A setting of each kind that cannot be used, where it stands, and what may be filled in. */
const broken: readonly (readonly [rule: string, setting: string, JsonObject, filled: Json])[] = [
  ['pattern', 'validate.pattern', field('textfield', { validate: { pattern: '[A-Z' } }), 'x'],
  ['pattern', 'validate.pattern', field('textfield', { validate: { pattern: 5 } }), 'x'],
  ['minLength', 'validate.minLength', field('textfield', { validate: { minLength: 'abc' } }), 'x'],
  ['maxLength', 'validate.maxLength', field('textarea', { validate: { maxLength: '10 letters' } }), 'x'],
  ['minWords', 'validate.minWords', field('textarea', { validate: { minWords: 'two' } }), 'x'],
  ['min', 'validate.min', field('number', { validate: { min: 'one' } }), 1],
  ['max', 'validate.max', field('number', { validate: { max: [] } }), 1],
  [
    'maxSelectedCount',
    'validate.maxSelectedCount',
    field('selectboxes', { values: [{ label: 'X', value: 'x' }], validate: { maxSelectedCount: 'two' } }),
    { x: true },
  ],
  [
    'maxRows',
    'validate.maxLength',
    field('datagrid', { components: [text('b', {})], validate: { maxLength: 'few' } }),
    [{ b: 'x' }],
  ],
  ['json', 'validate.json', field('textfield', { validate: { json: '{"==": [1, 1]}' } }), 'x'],
  ['custom', 'validate.custom', field('textfield', { validate: { custom: { valid: false } } }), 'x'],
  ['unique', 'unique', field('textfield', { unique: 'yes' }), 'x'],
  ['mask', 'inputMask', field('textfield', { inputMask: 999 }), 'x'],
  [
    'minDate',
    'widget.minDate',
    field('datetime', { widget: { minDate: 'next week' } }),
    '2026-03-15T12:00:00Z',
  ],
  [
    'disabledDate',
    'datePicker.disable',
    field('datetime', { datePicker: { disable: 'every Monday' } }),
    '2026-03-15T12:00:00Z',
  ],
  ['maxDate', 'maxDate', field('day', { maxDate: 'today' }), '03/15/2026'],
  ['minYear', 'minYear', field('day', { minYear: 'last' }), '03/15/2026'],
  ['maxTags', 'maxTags', field('tags', { maxTags: 'three' }), 'x'],
];

describe.each(broken)('%s, where %s cannot be used', (rule, setting, component, filled) => {
  test('is reported to the author, marked unchecked where it would apply, and keeps nobody from sending', () => {
    const paths = preparedOf([component]).problems.map(({ path }) => path);
    expect(paths).toContain(`components[0].${setting}`);
    for (const absentStaysAbsent of [true, false]) {
      const form = openForm([component], { submission: { a: filled }, absentStaysAbsent });
      expect(form.stored.unchecked()).toEqual([{ path: 'a', rule, reason: 'invalid' }]);
      expect(form.isValid()).toBe(true);
      const untouched = openForm([component], { submission: {}, absentStaysAbsent });
      expect(untouched.stored.unchecked()).toEqual([]);
    }
  });
});

test('required that says neither yes nor no is reported as unchecked for an empty field', () => {
  const component = text('a', { validate: { required: 'perhaps' } });
  const emitted = [{ path: 'a', rule: 'required', reason: 'invalid' }];
  expect(openForm([component]).stored.unchecked()).toEqual(emitted);
  expect(openForm([component], { submission: { a: 'x' } }).stored.unchecked()).toEqual([]);
});

test('what decides whether a component is seen, or what it holds, is told whatever is filled in', () => {
  const components = [
    text('a', { conditional: 'never' }),
    text('b', { customConditional: ['show = false'] }),
    text('c', { calculateValue: [1] }),
    text('d', { customDefaultValue: ['x'] }),
  ];
  expect(openForm(components).stored.unchecked()).toEqual([
    { path: 'a', rule: 'conditional', reason: 'invalid' },
    { path: 'b', rule: 'customConditional', reason: 'invalid' },
    { path: 'c', rule: 'calculateValue', reason: 'invalid' },
    { path: 'd', rule: 'customDefaultValue', reason: 'invalid' },
  ]);
});

test('what is hidden is not validated, and so not reported as unchecked', () => {
  const component = text('b', {
    ...{ validate: { pattern: '[' }, clearOnHide: false },
    conditional: { show: true, when: 'a', eq: 'yes' },
  });
  const open = (a: string) => openForm([text('a', {}), component], { submission: { a, b: 'x' } });
  expect(open('no').stored.unchecked()).toEqual([]);
  expect(open('yes').stored.unchecked()).toEqual([{ path: 'b', rule: 'pattern', reason: 'invalid' }]);
});

test('settings as authors leave them, and those of other types, report nothing', () => {
  const usual = {
    validate: {
      pattern: '',
      minLength: '',
      maxLength: null,
      required: 'false',
      custom: '',
      json: '',
      min: '3',
    },
    ...{ conditional: null, customConditional: '', calculateValue: '', unique: false, inputMask: '' },
    ...{
      widget: { type: 'calendar', minDate: null, disabledDates: '' },
      datePicker: { minDate: '', disable: '' },
    },
  };
  const types = ['textfield', 'number', 'datetime', 'day', 'tags', 'selectboxes', 'checkbox', 'file'];
  for (const type of types) {
    const form = preparedOf([field(type, usual)]);
    expect([type, form.components[0]?.unusable]).toEqual([type, undefined]);
  }
  const elsewhere = field('checkbox', { validate: { minLength: 'abc' }, maxTags: 'x' });
  expect(preparedOf([elsewhere]).components[0]?.unusable).toBeUndefined();
});

describe('two values that are computed from each other', () => {
  const plusOne = (key: string) => ({ '+': [{ var: `data.${key}` }, 1] });
  const feeding = [
    field('number', { key: 'a', calculateValue: plusOne('b') }),
    field('number', { key: 'b', calculateValue: plusOne('a') }),
  ];
  const inCode = [
    text('a', { calculateValue: "value = data.b === 'x' ? 'y' : 'x'" }),
    text('b', { calculateValue: "value = row['a']" }),
  ];

  test('are named to their author, and the form knows that it may not come to rest', () => {
    for (const components of [feeding, inCode]) {
      const { problems, isCircular } = preparedOf(components);
      expect(isCircular).toBe(true);
      expect(problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
        'components[0].calculateValue circularCalculation',
        'components[1].calculateValue circularCalculation',
      ]);
    }
  });

  test('keep what they hold when they stop, are told by path, and keep nobody from sending', () => {
    for (const components of [feeding, inCode]) {
      const form = openForm(components, { runCode: createRunCode(), submission: { a: 1, b: 1 } });
      expect(form.isValid()).toBe(true);
      expect(form.stored.unchecked()).toContainEqual({
        path: 'a',
        rule: 'calculateValue',
        reason: 'nonConverging',
      });
      expect(Object.keys(form.data())).toEqual(['a', 'b']);
    }
  });

  test('that agree come to rest, and report nothing', () => {
    const agreeing = [
      text('a', { calculateValue: { var: 'data.b' } }),
      text('b', { calculateValue: { var: 'data.a' } }),
    ];
    expect(openForm(agreeing, { submission: { a: 'x', b: 'x' } }).stored.unchecked()).toEqual([]);
  });

  test('that follow in one direction are no circle', () => {
    const chain = [
      field('number', { key: 'a' }),
      field('number', { key: 'b', calculateValue: plusOne('a') }),
      field('number', { key: 'c', calculateValue: plusOne('b') }),
    ];
    const { problems, isCircular } = preparedOf(chain);
    expect([problems, isCircular]).toEqual([[], undefined]);
  });
});

test('a condition that its own component feeds is told where it does not come to rest', () => {
  const loop = [
    text('a', { defaultValue: 'x', conditional: { show: false, when: 'b', eq: 'x' } }),
    text('b', { calculateValue: { var: 'data.a' } }),
  ];
  expect(openForm(loop).stored.unchecked()).toEqual([
    { path: 'a', rule: 'conditional', reason: 'nonConverging' },
    { path: 'b', rule: 'calculateValue', reason: 'nonConverging' },
  ]);
});
