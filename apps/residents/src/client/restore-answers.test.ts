import type { JsonObject } from '@guichet/definition';
import { restoreAnswers } from '@guichet/renderer/restore-answers';
import { openPreparedForm } from '@guichet/renderer/testing/open-prepared-form';
import { expect, test } from 'vitest';
import { historyDraft } from './history-draft.ts';

const text = (key: string, more: JsonObject = {}): JsonObject => ({
  type: 'textfield',
  key,
  label: key,
  input: true,
  ...more,
});

const shownWhen = (when: string): JsonObject => ({ conditional: { show: true, when, eq: 'yes' } });

/** The values that a form restores of those typed into it, by key. */
function afterReload(components: readonly JsonObject[], typed: Readonly<Record<string, string>>): JsonObject {
  const definition = { title: 'Test', path: 'test', components };
  const before = openPreparedForm(definition);
  for (const [key, value] of Object.entries(typed)) {
    const field = before.fieldByPath(key);
    if (field !== undefined) before.dispatch({ kind: 'input', field, strings: [value] });
  }
  const after = openPreparedForm(definition);
  restoreAnswers(after, historyDraft(before));
  expect(after.answers()).toEqual(before.answers());
  return after.answers();
}

test('answers come back that others have to show first, however they stand', () => {
  const typed = { a: 'yes', b: 'yes', c: 'yes', d: 'yes', e: 'last' };
  const chain = [
    text('e', shownWhen('d')),
    text('d', shownWhen('c')),
    text('c', shownWhen('b')),
    text('b', shownWhen('a')),
    text('a'),
  ];
  expect(afterReload(chain, typed)).toMatchObject(typed);
  expect(afterReload(chain.toReversed(), typed)).toMatchObject(typed);
});

test('answers come back that are never sent, with those that they show', () => {
  const kept = { persistent: 'client-only' };
  const typed = { who: 'yes', name: 'Ann', street: 'Elm' };
  const components = [text('name', shownWhen('who')), text('who', kept), text('street', shownWhen('who'))];
  expect(afterReload(components, typed)).toMatchObject(typed);
  const inBox = {
    type: 'container',
    key: 'box',
    label: 'Box',
    input: true,
    ...kept,
    components: [text('who')],
  };
  const asked = text('name', shownWhen('box.who'));
  expect(afterReload([asked, inBox], { 'box.who': 'yes', name: 'Ann' })).toMatchObject({
    ...{ name: 'Ann', box: { who: 'yes' } },
  });
});

test('a calculated answer that was typed over stays as it was typed', () => {
  const total = text('total', {
    calculateValue: { cat: [{ var: 'data.name' }, '!'] },
    allowCalculateOverride: true,
  });
  expect(afterReload([text('name'), total], { name: 'Ann', total: 'mine' })).toMatchObject({ total: 'mine' });
  expect(afterReload([text('name'), total], { name: 'Ann' })).toMatchObject({ total: 'Ann!' });
});

test('a default that was taken out stays out', () => {
  expect(afterReload([text('name', { defaultValue: 'Ann' })], { name: '' })).toMatchObject({ name: '' });
});

test('rows come back, with what stands in them', () => {
  const grid = {
    type: 'datagrid',
    key: 'trees',
    label: 'Trees',
    input: true,
    components: [text('kind'), text('why', shownWhen('trees.kind'))],
  };
  const definition = { title: 'Test', path: 'test', components: [grid] };
  const before = openPreparedForm(definition, { trees: [{ kind: 'elm' }, { kind: 'yes', why: 'ill' }] });
  const after = openPreparedForm(definition);
  restoreAnswers(after, { data: before.data(), place: undefined });
  expect(after.data()).toEqual(before.data());
});
