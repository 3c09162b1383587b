import type { Json, JsonObject } from '@guichet/definition';
import { createRunCode } from '@guichet/engine/code';
import { expect, test } from 'vitest';
import { fieldAt, openForm } from './open-form.ts';

const text = (key: string, more: JsonObject = {}): JsonObject => ({
  type: 'textfield',
  key,
  label: key,
  input: true,
  ...more,
});

const runCode = createRunCode();

const codes: JsonObject[] = [
  text('a'),
  text('shown', { customConditional: "show = data.a === 'yes'" }),
  text('computed', { calculateValue: 'value = data.a', calculateServer: true }),
  text('judged', { validate: { custom: "valid = input === 'good' || input === ''" } }),
  text('began', { customDefaultValue: 'value = form.path' }),
];

test('code runs where a form is handed what runs it: conditions, calculations, defaults and rules follow what it reads', () => {
  const form = openForm(codes, { runCode });
  expect(form.data()).toEqual({ a: '', computed: '', judged: '', began: 'test' });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['yes'] });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'judged'), strings: ['bad'] });
  expect(form.data()).toEqual({ a: 'yes', shown: '', computed: 'yes', judged: 'bad', began: 'test' });
  expect(form.stored.failures()).toMatchObject([
    { type: 'string.custom', path: ['judged'], message: 'judged is not valid.' },
  ]);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'judged'), strings: ['good'] });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['no'] });
  expect(form.data()).toEqual({ a: 'no', computed: 'no', judged: 'good', began: 'test' });
  expect([form.stored.failures(), form.stored.unchecked()]).toEqual([[], []]);
});

test('without it code is as if nobody had written it, and what was not done is told by path', () => {
  const form = openForm(codes);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['yes'] });
  expect(form.data()).toEqual({ a: 'yes', shown: '', computed: '', judged: '', began: '' });
  expect(form.stored.failures()).toEqual([]);
  expect(form.stored.unchecked()).toEqual([
    { path: 'shown', rule: 'customConditional', reason: 'notRun' },
    { path: 'computed', rule: 'calculateValue', reason: 'notRun' },
    { path: 'judged', rule: 'custom', reason: 'notRun' },
    { path: 'began', rule: 'customDefaultValue', reason: 'notRun' },
  ]);
});

test('a rule that throws passes and is told; one that is not seen is neither', () => {
  const form = openForm(
    [
      text('a', { validate: { custom: 'geenPartner' } }),
      text('b', { hidden: true, validate: { custom: 'geenPartner' } }),
      text('c', { validate: { json: { nobody: [1] } } }),
    ],
    { runCode },
  );
  expect([form.isValid(), form.stored.unchecked()]).toEqual([
    true,
    [
      { path: 'a', rule: 'custom', reason: 'failed' },
      { path: 'c', rule: 'json', reason: 'failed' },
    ],
  ]);
});

test.each<[string, string | undefined]>([
  ['valid = true', undefined],
  ['', undefined],
  ['valid = undefined', undefined],
  ['valid = null', undefined],
  ['return', undefined],
  ['valid = false', 'a is not valid.'],
  ["valid = 'Too old'", 'Too old'],
  ["return input === '' ? 'no' : true", 'no'],
  ['while (true) {}', 'a is not valid.'],
])('validate.custom of `%s` says %j', (custom, sentence) => {
  const form = openForm([text('a', { validate: { custom } })], { runCode });
  expect(form.stored.failures().map(({ message }) => message)).toEqual(
    sentence === undefined ? [] : [sentence],
  );
});

test('of several values code validates each by itself', () => {
  const form = openForm([text('a', { multiple: true, validate: { custom: "valid = input === 'good'" } })], {
    runCode,
    submission: { a: ['good', 'bad'] },
  });
  expect(form.stored.failures()).toMatchObject([{ path: ['a'], context: { index: 1 } }]);
});

const logicOf = (trigger: Json, ...actions: Json[]): Json => [{ name: 'l', trigger, actions }];
const isYes = { type: 'simple', simple: { show: true, when: 'a', eq: 'yes' } };
const byCode = { type: 'javascript', javascript: "result = data.a === 'yes'" };

test('a value action writes while its trigger holds, and what it wrote stays', () => {
  const value = { cat: [{ var: 'data.a' }, '!'] };
  const form = openForm([text('a'), text('b', { logic: logicOf(isYes, { type: 'value', value }) })]);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'b'), strings: ['mine'] });
  expect(form.data()).toEqual({ a: '', b: 'mine' });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['yes'] });
  expect(form.data()).toEqual({ a: 'yes', b: 'yes!' });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'b'), strings: ['over'] });
  expect(form.data()).toEqual({ a: 'yes', b: 'yes!' });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['no'] });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'b'), strings: ['mine again'] });
  expect([form.data(), form.nonConverging()]).toEqual([{ a: 'no', b: 'mine again' }, []]);
});

test('value actions follow one another, and a custom action knows what there was before', () => {
  const actions = [
    { type: 'value', value: { cat: [{ var: 'data.a' }, '-1'] } },
    {
      type: 'customAction',
      customAction: { if: [{ in: ['-2', { var: 'input' }] }, 'done', { cat: [{ var: 'value' }, '-2'] }] },
    },
  ];
  const form = openForm([text('a'), text('b', { logic: logicOf(byCode, ...actions) })], { runCode });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['yes'] });
  expect(form.data()).toEqual({ a: 'yes', b: 'yes-1-2' });
});

test('a value action that never comes to rest is reported by name and stops', () => {
  const value = { cat: [{ var: 'value' }, '+'] };
  const form = openForm([text('a'), text('b', { logic: logicOf(isYes, { type: 'value', value }) })]);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['yes'] });
  expect(form.nonConverging()).toEqual([{ path: 'b', reaction: 'logic' }]);
  expect(String(form.data().b)).toMatch(/^\++$/);
});

test('what a condition clears is not written again', () => {
  const form = openForm([
    text('a'),
    text('b', {
      conditional: { show: false, when: 'a', eq: 'yes' },
      logic: logicOf(isYes, { type: 'value', value: { cat: ['x'] } }),
    }),
  ]);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['yes'] });
  expect(form.data()).toEqual({ a: 'yes' });
});

test('a computed schema changes what is asked and how it is called, and is taken back', () => {
  const schemaDefinition: JsonObject = { var: 'data.schema' };
  const form = openForm(
    [text('a'), text('b', { logic: logicOf(isYes, { type: 'mergeComponentSchema', schemaDefinition }) })],
    {
      submission: {
        schema: { label: '<b>Name</b>', disabled: true, validate: { required: true, maxLength: '3' } },
      },
    },
  );
  const b = fieldAt(form, 'b');
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['yes'] });
  expect([b.required(), b.disabled(), b.name()]).toEqual([true, true, '<b>Name</b>']);
  form.dispatch({ kind: 'input', field: b, strings: ['long'] });
  expect(form.stored.failures()).toMatchObject([{ type: 'string.maxLength' }]);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['no'] });
  expect([b.required(), b.disabled(), b.name(), form.isValid()]).toEqual([false, false, 'b', true]);
});

test('an event that logic waits for switches settings from then on and writes values once', () => {
  const onEvent = { type: 'event', event: 'fill' };
  const turn = { type: 'property', property: { value: 'disabled', type: 'boolean' }, state: true };
  const form = openForm([
    text('a'),
    text('b', { logic: logicOf(onEvent, turn, { type: 'value', value: { var: 'data.a' } }) }),
  ]);
  const b = fieldAt(form, 'b');
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['one'] });
  expect([b.disabled(), form.data()]).toEqual([false, { a: 'one', b: '' }]);
  form.dispatch({ kind: 'emit', event: 'other' });
  expect([b.disabled(), form.data()]).toEqual([false, { a: 'one', b: '' }]);
  form.dispatch({ kind: 'emit', event: 'fill' });
  expect([b.disabled(), form.data()]).toEqual([true, { a: 'one', b: 'one' }]);
  form.dispatch({ kind: 'setValue', field: b, value: 'mine' });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['two'] });
  expect(form.data()).toEqual({ a: 'two', b: 'mine' });
  form.dispatch({ kind: 'emit', event: 'fill' });
  expect(form.data()).toEqual({ a: 'two', b: 'two' });
});

test('code is told the time of what a resident does, the same for all that follows', () => {
  let now = 1000;
  const clock = { now: () => now };
  const limit = { clock, maxRunMs: 1e9, maxCommandMs: 1e9, maxFormMs: 1e9 };
  const times = (goesOn: boolean) => {
    const form = openForm(
      [
        { type: 'textfield', key: 'a', label: 'A', input: true },
        ...['b', 'c'].map((key) => ({
          ...{ type: 'number', key, label: key, input: true },
          calculateValue: 'data.a; value = Date.now()',
        })),
      ],
      { runCode: createRunCode({}, { ...limit, ...(goesOn && { goesOn }) }) },
    );
    const { b: opened } = form.data();
    now += 5000;
    form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['x'] });
    const { b, c } = form.data();
    return [Number(b) - Number(opened), Number(c) - Number(opened)];
  };
  expect(times(true)).toEqual([5000, 5000]);
  expect(times(false)).toEqual([0, 0]);

  const late = openForm(
    [
      {
        type: 'button',
        key: 'go',
        label: 'Go',
        input: true,
        action: 'custom',
        custom: 'data.b = Date.now()',
      },
    ],
    { runCode: createRunCode({}, { ...limit, goesOn: true }) },
  );
  now += 7000;
  const go = fieldAt(late, 'go');
  late.dispatch({ kind: 'press', field: go });
  // It has not run before.
  expect(Number(late.data().b) - go.environment().now).toBe(7000);
});
