import type { Model } from '@guichet/engine';
import { defineDisplay, type ModelOf } from './define-model.ts';
import { isFilled, objectIn, parseObject } from './read-object.ts';

/** A type that keeps an object. Its control says it as JSON; what is no object there counts as nothing. */
export function defineObject(model: ModelOf): Model {
  const { emptyValue = () => ({}), isEmpty = (value) => !isFilled(value) } = model;
  return defineDisplay({
    data: 'value',
    isPersistent: true,
    rules: ['type', 'required'],
    normalise: (value) => objectIn(value),
    parse: ([text = ''], component) => parseObject(text) ?? emptyValue(component),
    format: (value, component) => [isEmpty(value, component) ? '' : JSON.stringify(value)],
    ...model,
    emptyValue,
    isEmpty,
  });
}
