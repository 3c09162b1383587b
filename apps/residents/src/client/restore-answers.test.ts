import type { JsonObject } from '@guichet/definition';
import { restoreAnswers } from '@guichet/renderer/restore-answers';
import { expect, test } from 'vitest';
import { openPreparedForm } from '../testing/open-form.ts';

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
  restoreAnswers(after, { data: before.data(), place: before.kept().place });
  expect(after.data()).toEqual(before.data());
  return after.data();
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
