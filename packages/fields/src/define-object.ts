import { isJsonObject, type JsonObject } from '@guichet/definition';
import { type Model, malformed } from '@guichet/engine';
import { defineDisplay, type ModelOf } from './define-model.ts';
import { jsonIn } from './options.ts';

/** A type that keeps an object. Its control says it as JSON; what is no object there counts as nothing. */
export function defineObject(model: ModelOf): Model {
  const { emptyValue = () => ({}), isEmpty = (value) => !isFilled(value) } = model;
  return defineDisplay({
    data: 'value',
    isPersistent: true,
    rules: ['type', 'required'],
    normalise: (value) => objectIn(value),
    fromControl: ([text = ''], component) => parseObject(text) ?? emptyValue(component),
    toControl: (value, component) => [isEmpty(value, component) ? '' : JSON.stringify(value)],
    ...model,
    emptyValue,
    isEmpty,
  });
}

export function isFilled(value: unknown): value is JsonObject {
  return isJsonObject(value) && Object.keys(value).length > 0;
}

/** An object; nothing is an empty one. */
export function objectIn(value: unknown): JsonObject | typeof malformed {
  if (isJsonObject(value)) return value;
  return value === undefined || value === null || value === '' ? {} : malformed;
}

export function parseObject(text: string): JsonObject | undefined {
  const value = jsonIn(text);
  return isJsonObject(value) ? value : undefined;
}
