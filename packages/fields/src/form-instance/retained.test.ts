import { createHook } from 'node:async_hooks';
import { queryObjects } from 'node:v8';
import type { Form } from '@guichet/engine';
import { expect, test } from 'vitest';
import { fieldAt, openForm } from './open-form.ts';

/** Common types in turn: lines of text, a number, a choice, a box. */
const types = ['textfield', 'email', 'number', 'radio', 'checkbox'];
const values = [{ label: 'A', value: 'a' }];

/** As a page holds it: the instance, whose fields have each been looked at. */
function open(count: number): Form {
  const form = openForm(
    Array.from({ length: count }, (_, index) => {
      const key = `f${index}`;
      return { type: types[index % types.length] ?? '', key, label: key, input: true, values };
    }),
  );
  for (const field of form.fields) field.view();
  return form;
}

/** Counted by V8 after a full collection. */
const alive = () => ({
  closures: queryObjects(Function, { format: 'count' }),
  objects: queryObjects(Object, { format: 'count' }),
});

test('a field retains one closure and few objects, its definition among them', () => {
  // The first form brings what all forms share.
  const kept = [open(100)];
  const before = alive();
  kept.push(open(1000));
  const after = alive();
  expect(kept.map(({ fields }) => fields.length)).toEqual([100, 1000]);
  const each = (name: 'closures' | 'objects') => (after[name] - before[name]) / 1000;
  expect(each('closures')).toBeLessThan(1.2);
  expect(each('objects')).toBeLessThan(22);
});

test('a keystroke starts no promise and no task in the engine', () => {
  const form = open(100);
  const field = fieldAt(form, 'f5');
  const started: string[] = [];
  const hook = createHook({ init: (_, kind) => void started.push(kind) }).enable();
  form.dispatch({ kind: 'input', field, strings: ['a'] });
  const duringKey = [...started];
  queueMicrotask(() => {});
  hook.disable();
  expect(duringKey).toEqual([]);
  // The hook hears of one that is started.
  expect(started).toEqual(['Microtask']);
});
