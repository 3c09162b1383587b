import type { Json } from '@guichet/definition';
import { defineDisplay } from '../define-model.ts';
import { optionText } from '../options.ts';

/** A value that nobody sees. Value: whatever JSON it is given, empty `''`; judged all the same. */
export const hiddenModel = defineDisplay({
  label: { en: 'Hidden', fr: 'Champ caché' },
  data: 'value',
  isPersistent: true,
  isUnseen: true,
  rules: ['required'],
  emptyValue: () => '',
  isEmpty: (value) => value === '' || value === undefined || value === null || isEmptyList(value),
  normalise: (value) => jsonOf(value),
  // What is posted as it was drawn keeps its type.
  fromControl: ([text = ''], { defaultValue }) =>
    text === optionText(defaultValue) ? (defaultValue ?? '') : text,
  toControl: (value) => [optionText(value)],
});

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** What a slot is given is JSON: it was loaded or computed as such. */
function jsonOf(value: unknown): Json {
  const text = JSON.stringify(value ?? '');
  const json: Json = JSON.parse(text);
  return json;
}
