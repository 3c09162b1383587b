import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { listOf, textSettings } from '../define/define-model.ts';
import { optionText } from './options.ts';

/**
 * The options of `values`, each value as text. An item that is no object is kept as an empty option: labels go by
 * place.
 */
export function optionsOf(values: Json | undefined): readonly JsonObject[] {
  return listOf(values).map((option) => {
    if (!isJsonObject(option)) return { value: '' };
    return { value: optionText(option.value), ...(option.disabled === true && { disabled: true }) };
  });
}

/**
 * The settings of a choice: its options, where the definition itself lists them. Where they come from elsewhere
 * (`dataSrc`) there are none to hold a value against.
 */
export function choiceSettings(json: JsonObject, values: Json | undefined): JsonObject {
  const { dataSrc } = json;
  const isFixed = typeof dataSrc !== 'string' || dataSrc === '' || dataSrc === 'values';
  return {
    ...(isFixed ? { options: optionsOf(values) } : { dataSrc }),
    ...textSettings(json, isFixed ? ['dataType'] : ['dataType', 'valueProperty']),
  };
}
