import { malformed } from '@guichet/engine';
import { defineDisplay } from '../define-model.ts';
import { optionsOf, optionText, typedValue } from '../options.ts';

/** One of a few options. Value: a string, number or boolean by `dataType`; nothing chosen is `''`. */
export const radioModel = defineDisplay({
  label: { en: 'Radio', fr: 'Boutons radio' },
  data: 'value',
  isPersistent: true,
  validateOn: 'change',
  texts: [{ setting: 'values[].label', as: 'html' }],
  rules: ['type', 'required', 'onlyAvailableItems'],
  settings: (json) => ({
    options: optionsOf(json.values),
    ...(json.inline === true && { inline: true }),
    ...(typeof json.dataType === 'string' && { dataType: json.dataType }),
  }),
  emptyValue: () => '',
  isEmpty: (value) => value === '' || value === undefined || value === null,
  normalise(value, { settings }) {
    if (typeof value === 'string') return typedValue(value, settings.dataType);
    if (value === null || value === undefined) return '';
    if (typeof value === 'number' || typeof value === 'boolean') return value;
    return settings.dataType === 'object' ? typedValue(optionText(value), 'object') : malformed;
  },
  fromControl: ([text = ''], { settings }) => typedValue(text, settings.dataType),
  toControl: (value) => [optionText(value)],
});
