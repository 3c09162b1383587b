import { isJsonObject, type Json } from '@guichet/definition';
import { malformed, type PreparedComponent } from '@guichet/engine';
import { defineDisplay } from '../define-model.ts';
import { optionsOf, optionText, typedValue } from '../options.ts';
import { radioModel } from '../radio/model.ts';

/**
 * One of many options, given in the definition. Value: a string, number or boolean by `dataType`, empty `''`.
 * With `multiple` a list of such, empty `[]`.
 */
export const selectModel = defineDisplay({
  ...radioModel,
  label: { en: 'Select', fr: 'Liste de choix' },
  takesSeveral: true,
  texts: [{ setting: 'data.values[].label', as: 'plain' }],
  settings: (json) => ({
    options: optionsOf(isJsonObject(json.data) ? json.data.values : undefined),
    ...(typeof json.dataType === 'string' && { dataType: json.dataType }),
  }),
  emptyValue: ({ multiple }) => (multiple ? [] : ''),
  isEmpty: (value, component) => listOf(value).every((item) => radioModel.isEmpty(item, component)),
  normalise(value, component) {
    if (component.multiple !== true) return radioModel.normalise(value, component);
    const items = listOf(value).map((item) => radioModel.normalise(item, component));
    if (items.includes(malformed)) return malformed;
    return items.filter(
      (item): item is Json => item !== undefined && item !== '' && typeof item !== 'symbol',
    );
  },
  fromControl: (strings, component) =>
    component.multiple ? severalOf(strings, component) : oneOf(strings, component),
  toControl: (value, { multiple }) => (multiple ? listOf(value).map(optionText) : [optionText(value)]),
});

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function oneOf([text = '']: readonly string[], { settings }: PreparedComponent): Json {
  return typedValue(text, settings.dataType);
}

function severalOf(strings: readonly string[], { settings }: PreparedComponent): Json {
  return strings.filter((text) => text !== '').map((text) => typedValue(text, settings.dataType));
}
