import type { JsonObject } from '@guichet/definition';
import { createRunCode } from '@guichet/engine/code';
import { expect, test } from 'vitest';
import { openForm, typeAndLeave } from './open-form.ts';

const text = (key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type: 'textfield', key, label: key, input: true },
  ...more,
});
const value = { type: 'value', value: 'value = data.price + "!"' };
const trigger = { type: 'javascript', javascript: 'result = true' };

test.each<[string, JsonObject]>([
  ['a calculation', { calculateValue: 'value = data.price + "!"' }],
  ['logic', { logic: [{ trigger, actions: [value] }] }],
])('%s goes on in what a hidden panel keeps, so that no sum is out of date', (_, code) => {
  const conditional = { show: true, when: 'kind', eq: 'x' };
  const form = openForm(
    [
      ...[text('kind'), text('price')],
      { type: 'panel', key: 'panel', input: false, components: [text('part', code)], conditional },
      text('sum', { calculateValue: 'value = data.part || "none"' }),
    ],
    { runCode: createRunCode() },
  );
  typeAndLeave(form, 'price', '1');
  expect(form.data()).toEqual({ kind: '', price: '1', sum: 'none' });
  typeAndLeave(form, 'kind', 'x');
  typeAndLeave(form, 'kind', 'y');
  expect(form.data()).toMatchObject({ part: '1!', sum: '1!' });
  typeAndLeave(form, 'price', '2');
  expect(form.data()).toMatchObject({ part: '2!', sum: '2!' });
});
