import type { Json, JsonObject } from '@guichet/definition';
import { expect, test } from 'vitest';
import { datagridModel } from '../types/datagrid/model.ts';
import { fieldAt, openForm } from './open-form.ts';

const text = (key: string, more: JsonObject = {}): JsonObject => ({
  type: 'textfield',
  key,
  label: key,
  input: true,
  ...more,
});
const isYes = (when: string): Json => ({ type: 'simple', simple: { show: true, when, eq: 'yes' } });
const turn = (value: string, state: boolean): Json => ({
  type: 'property',
  property: { value, type: 'boolean' },
  state,
});
const write = (value: string, words: string): Json => ({
  type: 'property',
  property: { value, type: 'string' },
  text: words,
});
const logic = (trigger: Json, ...actions: Json[]): Json => [{ name: 'l', trigger, actions }];

test('while its trigger holds, logic disables and asks, and takes it back', () => {
  const form = openForm([
    text('a'),
    text('b', { logic: logic(isYes('a'), turn('disabled', true), turn('validate.required', true)) }),
  ]);
  const b = fieldAt(form, 'b');
  expect([b.disabled(), b.required(), form.isValid()]).toEqual([false, false, true]);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['yes'] });
  expect([b.disabled(), b.required(), form.isValid()]).toEqual([true, true, false]);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['no'] });
  expect([b.disabled(), b.required(), form.isValid()]).toEqual([false, false, true]);
});

test('what logic hides is cleared, as what a condition hides', () => {
  const form = openForm([
    text('a'),
    text('b', { defaultValue: 'x', logic: logic(isYes('a'), turn('hidden', true)) }),
  ]);
  expect(form.data()).toEqual({ a: '', b: 'x' });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['yes'] });
  expect([form.data(), fieldAt(form, 'b').visible()]).toEqual([{ a: 'yes' }, false]);
});

test('logic shows what is hidden', () => {
  const form = openForm([
    text('a'),
    text('b', { hidden: true, logic: logic(isYes('a'), turn('hidden', false)) }),
  ]);
  expect(fieldAt(form, 'b').visible()).toBe(false);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['yes'] });
  expect([form.data(), fieldAt(form, 'b').visible()]).toEqual([{ a: 'yes', b: '' }, true]);
});

test('logic changes words, filled in and in each language', () => {
  const components = [
    text('a'),
    text('b', { logic: logic(isYes('a'), write('label', 'You said {{ data.a }}')) }),
  ];
  const settings = { i18n: { fr: { 'You said {{ data.a }}': 'Vous avez dit {{ data.a }}' } } };
  for (const [locale, words] of [
    ['en', 'You said yes'],
    ['fr', 'Vous avez dit yes'],
  ] as const) {
    const form = openForm(components, { locale, settings });
    const b = fieldAt(form, 'b');
    expect(b.plainText('label')).toBe('b');
    form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['yes'] });
    expect(b.plainText('label')).toBe(words);
    expect(Object.keys(b.view().texts)).toEqual(['label']);
  }
});

test('JSONLogic triggers, and of two items the later has the last word', () => {
  const trigger: Json = { type: 'json', json: { '!=': [{ var: 'data.a' }, ''] } };
  const items = [
    { name: 'one', trigger, actions: [turn('disabled', true)] },
    { name: 'two', trigger: isYes('a'), actions: [turn('disabled', false)] },
  ];
  const form = openForm([text('a'), text('b', { logic: items })]);
  const states = ['', 'no', 'yes'].map((word) => {
    form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: [word] });
    return fieldAt(form, 'b').disabled();
  });
  expect(states).toEqual([false, true, false]);
});

test('in a row logic sees that row', () => {
  const components = [text('a'), text('b', { logic: logic(isYes('a'), turn('disabled', true)) })];
  const form = openForm([{ type: 'datagrid', key: 'g', label: 'g', input: true, components }], {
    models: { datagrid: datagridModel },
    submission: { g: [{ a: 'yes' }, { a: 'no' }] },
  });
  expect(['g[0].b', 'g[1].b'].map((path) => fieldAt(form, path).disabled())).toEqual([true, false]);
});
