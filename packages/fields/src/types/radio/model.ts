import type { Json, JsonObject } from '@guichet/definition';
import { malformed } from '@guichet/engine';
import { optionText, typedValue } from '../../choices/options.ts';
import { defineDisplay } from '../../define/define-model.ts';

/** One of a few options. Value: a string, number or boolean by `dataType`; nothing chosen is `''`. */
export const radioModel = defineDisplay({
  label: { en: 'Radio', fr: 'Boutons radio' },
  data: 'value',
  isPersistent: true,
  validateOn: 'change',
  texts: [{ setting: 'values[].label', as: 'html' }],
  rules: ['type', 'required', 'onlyAvailableItems'],
  emptyValue: () => '',
  isEmpty: (value) => value === '' || value === undefined || value === null,
  normalise(value, { settings }) {
    const isKept = typeof value !== 'object' || value === null || settings.dataType === 'object';
    return isKept ? chosen(optionText(value), settings) : malformed;
  },
  parse: ([text = ''], { settings }) => chosen(text, settings),
  format: (value) => [optionText(value)],
});

/** Of a boolean choice everything but "false" is yes. Source: measured on Form.io. */
function chosen(text: string, { dataType }: JsonObject): Json {
  return dataType === 'boolean' && text !== '' ? text !== 'false' : typedValue(text, dataType);
}
