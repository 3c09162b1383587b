import { expect, test } from 'vitest';
import { look } from './counted.ts';
import { openForm } from './open-form.ts';

const values = [{ label: 'A', value: 'a' }];

test.each(['textfield', 'number', 'checkbox', 'select', 'radio', 'content', 'panel', 'datagrid'])(
  'a %s has no function of its own, before and after somebody looked at it: all fields share theirs',
  (type) => {
    const form = openForm([
      { type, key: 'a', label: 'A', input: true, values, data: { values }, components: [] },
    ]);
    const ownFunctions = () =>
      form.fields.flatMap((field) =>
        Object.entries(field).flatMap(([name, value]) => (typeof value === 'function' ? [name] : [])),
      );
    expect(ownFunctions()).toEqual([]);
    form.fields.forEach(look);
    expect(ownFunctions()).toEqual([]);
  },
);

test('a field that was sent empty derives its verdict, its sentences and its view, and keeps nothing else for them', () => {
  const form = openForm([
    { type: 'textfield', key: 'a', label: 'A', input: true, validate: { required: true } },
  ]);
  const [field] = form.fields;
  const kept = () => Object.entries(field ?? {}).flatMap(([name, value]) => (isSignal(value) ? [name] : []));
  const before = kept();
  form.fields.forEach(look);
  form.dispatch({ kind: 'submit' });
  form.fields.forEach(look);
  expect(field?.errors()).toHaveLength(1);
  expect(kept().filter((name) => !before.includes(name))).toEqual(['ownView', 'ownVerdict', 'ownSentences']);
});

function isSignal(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'peek' in value && 'toJSON' in value;
}
