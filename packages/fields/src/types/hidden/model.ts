import { decodeJson, type Json } from '@guichet/definition';
import { optionText } from '../../choices/options.ts';
import { defineDisplay } from '../../define/define-model.ts';

/** A value that nobody sees. Value: whatever JSON it is given, empty `''`, of several `['']`; validated all the same. */
export const hiddenModel = defineDisplay({
  needs: () => ['type:hidden'],
  label: { en: 'Hidden', fr: 'Champ caché' },
  data: 'value',
  isPersistent: true,
  isUnseen: true,
  isMultiple: true,
  ownsList: true,
  rules: ['maxLength', 'max', 'minLength', 'min', 'pattern', 'required'],
  emptyValue: ({ multiple }) => (multiple ? [''] : ''),
  isEmpty: (value) => (Array.isArray(value) ? value.every(isNothing) : isNothing(value)),
  normalise(value, { multiple }) {
    const json = jsonOf(value);
    if (multiple !== true || Array.isArray(json)) return json;
    return json === '' ? [] : [json];
  },
  // A value posted unchanged keeps its type.
  parse: ([text = ''], { defaultValue, multiple }) =>
    text === optionText(defaultValue) ? (defaultValue ?? '') : multiple ? decodeJson(text) : text,
  format: (value) => [optionText(value)],
});

function isNothing(value: unknown): boolean {
  return value === '' || value === undefined || value === null;
}

/** A slot's value is JSON: it was loaded or computed as JSON. */
function jsonOf(value: unknown): Json {
  const text = JSON.stringify(value ?? '');
  const json: Json = JSON.parse(text);
  return json;
}
