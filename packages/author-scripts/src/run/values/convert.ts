import { spendOn } from '../run.ts';
import { call } from './call.ts';
import { fail } from './failure.ts';
import { propertyOf } from './property.ts';
import { Callable, SandboxObject, type Value } from './sandbox-object.ts';

export type Primitive = Exclude<Value, SandboxObject>;

/** The primitive value of an object: calls an author's own `valueOf` and `toString`. */
export function primitiveOf(value: Value, hint: 'text' | 'number' | 'either'): Primitive {
  if (!(value instanceof SandboxObject)) return value;
  const isText = hint === 'text' || (hint === 'either' && value.kind === 'Date');
  for (const name of isText ? ['toString', 'valueOf'] : ['valueOf', 'toString']) {
    const convert = propertyOf(value, name);
    if (!(convert instanceof Callable)) continue;
    const result = call(convert, value, []);
    if (!(result instanceof SandboxObject)) return result;
  }
  return fail('TypeError', 'Cannot convert object to primitive value');
}

export function toText(value: Value): string {
  if (typeof value === 'string') return value;
  return String(primitiveOf(value, 'text'));
}

export function toNumber(value: Value): number {
  if (typeof value === 'number') return value;
  const primitive = primitiveOf(value, 'number');
  if (typeof primitive === 'string') spendOn(primitive);
  return Number(primitive);
}

/** The whole number that an index or a count is; 0 for NaN. */
export function integerOf(value: Value): number {
  return Math.trunc(toNumber(value)) || 0;
}

/** A key that is computed: engines look it up by its whole length. */
export function toPropertyKey(value: Value): string {
  const key = typeof value === 'string' ? value : toText(value);
  spendOn(key);
  return key;
}

export function typeOf(value: Value): string {
  if (value instanceof Callable) return 'function';
  return typeof value;
}
