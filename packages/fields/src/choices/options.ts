import { decodeJson, isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { listOf } from '../define/define-model.ts';

/** One option of a radio or select as prepared: the text of its value; its label is an author text. */
export interface Option {
  readonly value: string;
  readonly disabled?: true;
}

/** The options as a view reads them. */
export function readOptions(settings: JsonObject): readonly Option[] {
  return listOf(settings.options).flatMap((option) => {
    if (!isJsonObject(option) || typeof option.value !== 'string') return [];
    return [{ value: option.value, ...(option.disabled === true && { disabled: true as const }) }];
  });
}

/**
 * The typed value that an option's text stands for, by `dataType`. With `auto` a text that is a number when
 * written back is a number (`5`, not `05`), and `true` and `false` are booleans. Source: measured on Form.io.
 */
export function typedValue(text: string, dataType: Json | undefined): Json {
  if (text === '') return '';
  switch (dataType) {
    case 'string':
      return text;
    case 'number':
      return Number.isNaN(Number(text)) ? text : Number(text);
    case 'boolean':
      return text === 'true' || text === 'false' ? text === 'true' : text;
    case 'object':
      return decodeJson(text);
    default:
      if (text === 'true' || text === 'false') return text === 'true';
      return Number.isFinite(Number(text)) && String(Number(text)) === text ? Number(text) : text;
  }
}

/** The text of an option for a typed value. */
export function optionText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
