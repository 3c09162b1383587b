import type { JsonObject } from '@guichet/definition';
import { createRunCode } from '@guichet/engine/code';
import { expect, test } from 'vitest';
import { fieldAt, openForm, typeAndLeave } from './open-form.ts';

const text = (key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type: 'textfield', key, label: key, input: true },
  ...more,
});
const relabel = (javascript: string, label: string): JsonObject => ({
  logic: [
    {
      trigger: { type: 'javascript', javascript },
      actions: [{ type: 'property', property: { value: 'label', type: 'string' }, text: label }],
    },
  ],
});
function open(components: readonly JsonObject[]) {
  const form = openForm(components, { runCode: createRunCode() });
  // A view asks first whether a field is there, then for its texts.
  const label = (key: string) => fieldAt(form, key).visible() && fieldAt(form, key).text('label');
  return { form, label };
}

test.each([
  'component.key === "a"',
  'component.label === "a"',
  'component.validate.required !== true',
  'instance.component.type === "textfield"',
  'instance.label === "a"',
  '!instance.disabled',
  'instance.visible',
])('a trigger reads its own component as its author wrote it: %s', (condition) => {
  const { form, label } = open([text('t'), text('a', relabel(`result = data.t && ${condition}`, 'Changed'))]);
  expect(label('a')).toBe('a');
  typeAndLeave(form, 't', 'x');
  expect(label('a')).toBe('Changed');
  typeAndLeave(form, 't', '');
  expect(label('a')).toBe('a');
});

test('two triggers that read the labels of each other leave the form as it can be filled in', () => {
  const { form, label } = open([
    text('t'),
    text('a', relabel('result = instance.root.getComponent("b").label === "b" && data.t', 'Changed')),
    text('b', relabel('result = instance.root.getComponent("a").label === "x"', 'Never')),
  ]);
  expect([label('a'), label('b')]).toEqual(['a', 'b']);
  typeAndLeave(form, 't', 'x');
  expect([label('a'), label('b')]).toEqual(['Changed', 'b']);
});

test('a computed schema is made of the label that its author wrote', () => {
  const schema = {
    type: 'mergeComponentSchema',
    schemaDefinition: 'schema = { label: component.label + "!" }',
  };
  const { form, label } = open([
    text('t'),
    text('a', {
      logic: [{ trigger: { type: 'javascript', javascript: 'result = data.t' }, actions: [schema] }],
    }),
  ]);
  typeAndLeave(form, 't', 'x');
  expect(label('a')).toBe('a!');
  expect(form.stored.failures()).toEqual([]);
});
