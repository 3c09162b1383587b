import type { JsonObject } from '@guichet/definition';
import { createRunCode } from '@guichet/engine/code';
import { expect, test } from 'vitest';
import { displayValueOf } from '../words/display-value-of.ts';
import { fieldAt, openForm } from './open-form.ts';

const text = (key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type: 'textfield', key, label: key, input: true },
  ...more,
});
const runCode = createRunCode();
const value = (given: string) => ({ calculateValue: `value = ${given}` });

test('a number computed into a text stays one, in the data and to conditions, and is shown as text', () => {
  const form = openForm(
    [
      { type: 'checkbox', key: 'monday', label: 'Monday', input: true },
      text('days', { disabled: true, calculateValue: 'value = data.monday ? 1 : 0' }),
      text('none', { customConditional: 'show = data.days === 0' }),
      text('one', { conditional: { show: true, when: 'days', eq: '1' } }),
    ],
    { runCode },
  );
  expect(form.data()).toEqual({ monday: false, days: 0, none: '' });
  expect(fieldAt(form, 'days').shown()).toEqual(['0']);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'monday'), strings: ['true'] });
  expect(form.data()).toEqual({ monday: true, days: 1, one: '' });
  expect([fieldAt(form, 'days').shown(), displayValueOf(fieldAt(form, 'days'))]).toEqual([['1'], '1']);
  expect(form.stored.data()).toEqual({ monday: true, days: 1, one: '' });
});

const set = { type: 'javascript', javascript: 'result = true' };
const commandContext = (action: JsonObject) => ({
  logic: [{ name: 'l', trigger: set, actions: [{ name: 'a', ...action }] }],
});

test.each([
  ['a calculation', value('7')],
  ['a computed default', { customDefaultValue: 'value = 7' }],
  ['a default', { defaultValue: 7 }],
  ['a value action', commandContext({ type: 'value', value: 'value = 7' })],
  ['a custom action', commandContext({ type: 'customAction', customAction: 'value = 7' })],
])('what %s leaves keeps its type', (_, more) => {
  expect(openForm([text('a', more)], { runCode }).data()).toEqual({ a: 7 });
});

test.each(['textfield', 'textarea', 'email', 'phoneNumber', 'url', 'password', 'time', 'tags', 'signature'])(
  'a text of the type %s keeps and shows it',
  (type) => {
    const form = openForm([text('a', { type, ...value('12') })], { runCode });
    expect(form.data()).toEqual({ a: 12 });
    expect(fieldAt(form, 'a').shown().join('')).toContain('12');
  },
);

test('yes and no, and each of several, stay what they are and are said as they are shown', () => {
  const form = openForm([text('a', value('true')), text('b', { multiple: true, ...value('[1, "x"]') })], {
    runCode,
  });
  expect(form.data()).toEqual({ a: true, b: [1, 'x'] });
  expect([fieldAt(form, 'a').shown(), displayValueOf(fieldAt(form, 'a'))]).toEqual([['true'], 'true']);
  expect(fieldAt(form, 'b').shown()).toEqual(['1', 'x']);
});

test('what is typed is text', () => {
  const form = openForm([text('a', { calculateValue: 'value = 1', allowCalculateOverride: true })], {
    runCode,
  });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['1'] });
  expect(form.data()).toEqual({ a: '1' });
});

test('what a submission holds stays what it is, and nought is an answer', () => {
  const submission = { a: 0, b: false, c: '5' };
  const required = { validate: { required: true } };
  const form = openForm([text('a', required), text('b', required), text('c')], {
    submission,
    absentStaysAbsent: true,
  });
  expect([form.stored.data(), form.stored.failures()]).toEqual([submission, []]);
});

test('rules validate it as it is shown; code of its author sees what it is', () => {
  const ruleInput = (validate: JsonObject, more: JsonObject = {}, given = '12') =>
    openForm([text('a', { ...value(given), validate, ...more })], { runCode })
      .stored.failures()
      .map(({ context }) => context.validator);
  expect(ruleInput({ minLength: 3 })).toEqual(['minLength']);
  expect(ruleInput({ maxLength: 1 })).toEqual(['maxLength']);
  expect(ruleInput({ pattern: '[a-z]+' })).toEqual(['pattern']);
  expect(ruleInput({ minWords: 2 })).toEqual(['minWords']);
  expect(ruleInput({ pattern: '\\d\\d', minLength: 2, maxLength: 2, required: true })).toEqual([]);
  expect(ruleInput({ pattern: '\\d' }, { multiple: true }, '[1, 22]')).toEqual(['pattern']);
  expect(ruleInput({}, { type: 'email' })).toEqual(['email']);
  expect(ruleInput({}, { type: 'time' })).toEqual(['time']);
  expect(ruleInput({}, { type: 'datetime' })).toEqual(['date']);
  expect(ruleInput({ custom: 'valid = input === 12' })).toEqual([]);
  expect(ruleInput({ json: { '===': [{ var: 'input' }, 12] } })).toEqual([]);
});

test('a mask writes and validates it, one alone and one of several', () => {
  const [masked, shown, several] = [
    text('a', { ...value('123456'), inputMask: '999-999' }),
    text('b', { ...value('12'), displayMask: '9-9' }),
    text('c', {
      ...{ ...value('12'), allowMultipleMasks: true },
      inputMasks: [
        { label: 'Two', mask: '99' },
        { label: 'Three', mask: '999' },
      ],
    }),
  ];
  const form = openForm([masked, shown, several], { runCode });
  expect(form.data()).toEqual({ a: 123456, b: 12, c: { value: 12, maskName: 'Two' } });
  expect(fieldAt(form, 'b').shown()).toEqual(['1-2']);
  expect(fieldAt(form, 'c').shown()).toEqual(['Two', '12']);
  expect(form.stored.failures().map(({ path }) => path)).toEqual([['a']]);
});
