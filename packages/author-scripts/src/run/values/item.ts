import { toPropertyKey } from './convert.ts';
import { List } from './list.ts';
import { propertyOf } from './property.ts';
import type { Value } from './sandbox-object.ts';

/** A property whose key is computed: an array's own items first. */
export function itemOf(value: Value, key: Value): Value {
  if (typeof key === 'number' && value instanceof List) {
    const { items } = value;
    if (key >= 0 && key < items.length && key in items) return items[key];
  }
  return propertyOf(value, toPropertyKey(key));
}
