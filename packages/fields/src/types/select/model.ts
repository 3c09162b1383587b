import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { malformed, type PreparedComponent } from '@guichet/engine';
import { optionText, typedValue } from '../../choices/options.ts';
import { defineDisplay } from '../../define/define-model.ts';
import { isFilled, parseObject } from '../../define/read-object.ts';

/**
 * One of many options. Value: a string, number or boolean by `dataType`, empty `''`; an object where the options
 * come from elsewhere (`dataSrc`) without a `valueProperty`, empty `{}`. With `multiple` a list, empty `[]`.
 */
export const selectModel = defineDisplay({
  data: 'value',
  isPersistent: true,
  validateOn: 'change',
  rules: ['type', 'required', 'onlyAvailableItems'],
  label: { en: 'Select', fr: 'Liste de choix' },
  isMultiple: true,
  ownsList: true,
  texts: [{ setting: 'data.values[].label', as: 'plain' }],
  emptyValue: (component) => (component.multiple ? [] : emptyItem(component)),
  isEmpty: (value) => listOf(value).every((item) => optionText(item) === '' || isEmptyObject(item)),
  normalise(value, component) {
    if (component.multiple !== true) return itemOf(value, component);
    const items = listOf(value).map((item) => itemOf(item, component));
    if (items.includes(malformed)) return malformed;
    return items.filter(
      (item): item is Json => typeof item !== 'symbol' && item !== '' && !isEmptyObject(item),
    );
  },
  parse(strings, component) {
    if (component.multiple !== true) return chosen(strings[0] ?? '', component);
    return strings.filter((text) => text !== '').map((text) => chosen(text, component));
  },
  format: (value, { multiple }) => (multiple ? listOf(value) : [value]).map(textOf),
});

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function isEmptyObject(value: unknown): boolean {
  return isJsonObject(value) && !isFilled(value);
}

function textOf(value: unknown): string {
  return isEmptyObject(value) ? '' : optionText(value);
}

function emptyItem({ settings }: PreparedComponent): Json {
  return settings.isWhole === true ? {} : '';
}

/** An item from elsewhere is kept as it was loaded, except a text that means a number or a boolean. */
function itemOf(value: unknown, component: PreparedComponent): Json | typeof malformed {
  const { dataSrc, dataType, isWhole } = component.settings;
  if (value === undefined || value === null) return emptyItem(component);
  if (isJsonObject(value))
    return dataSrc !== undefined || isWhole || dataType === 'object' ? value : malformed;
  return typeof value === 'object' ? malformed : typedItem(optionText(value), component.settings);
}

function chosen(text: string, component: PreparedComponent): Json {
  if (component.settings.isWhole !== true) return typedItem(text, component.settings);
  return text === '' ? {} : (parseObject(text) ?? typedItem(text, component.settings));
}

/** A select takes for a number only what is written as one. Source: measured on Form.io. */
function typedItem(text: string, { dataType }: JsonObject): Json {
  if (dataType === 'number' && String(Number(text)) !== text) return text;
  return typedValue(
    /^(true|false)$/i.test(text) && dataType !== 'string' ? text.toLowerCase() : text,
    dataType,
  );
}
