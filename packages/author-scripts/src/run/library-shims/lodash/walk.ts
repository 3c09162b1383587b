import type { InterpreterRuntime } from '../../interpreter-runtime.ts';
import type { Value } from '../../values/sandbox-object.ts';

/** How lodash goes through things, over the interpreter's values. */
export interface ObjectWalk {
  /** The items of a list, object or text, with their keys. */
  pairs(collection: Value): readonly (readonly [key: Value, value: Value])[];
  /** Only the items. */
  items(collection: Value): Value[];
  /** The items of a list; of an object there are none. */
  list(list: Value): Value[];
  isArray(value: Value): boolean;
  isObject(value: Value): boolean;
  /** A function, from a function, a path, or the fields that must match. */
  iteratee(what: Value): (value: Value, key?: Value, all?: Value) => Value;
  keysOf(path: Value): readonly string[];
  get(value: Value, path: Value): Value;
  isEqual(left: Value, right: Value): boolean;
  newObject(fields?: readonly (readonly [string, Value])[]): Value;
}

/** Deeper objects are not gone through. */
const maxLevels = 60;

export function createWalk(runtime: InterpreterRuntime): ObjectWalk {
  const { SandboxObject, List, Callable, SandboxDate, Pattern, call, fail, spend, propertyOf, ownKeysOf } =
    runtime;
  const isSandboxObject = (value: Value) => value instanceof SandboxObject;

  function isArray(value: Value): boolean {
    return value instanceof SandboxObject && value.kind === 'Array';
  }

  function isArrayLike(value: Value): boolean {
    return typeof value === 'string' || value instanceof List || isArray(value);
  }

  function items(collection: Value): Value[] {
    if (typeof collection === 'string') spend(collection.length / 2);
    if (collection instanceof List) spend(collection.items.length / 2);
    if (isArrayLike(collection)) return [...(runtime.findItems(collection) ?? [])];
    return ownKeysOf(collection).map((key) => propertyOf(collection, key));
  }

  function pairs(collection: Value): readonly (readonly [Value, Value])[] {
    spend(4);
    if (isArrayLike(collection)) {
      const all = items(collection);
      spend(all.length);
      return all.map((item, index) => [index, item]);
    }
    const keys = ownKeysOf(collection);
    spend(keys.length);
    return keys.map((key) => [key, propertyOf(collection, key)]);
  }

  function keysOf(path: Value): readonly string[] {
    if (isArray(path)) return items(path).map(runtime.textOf);
    const text = runtime.textOf(path);
    spend(text.length);
    if (text === '') return [text];
    return [...text.matchAll(/\[(?:"([^"]*)"|'([^']*)')\]|[^.[\]]+/g)].map(
      ([all, double, single]) => double ?? single ?? all,
    );
  }

  function get(value: Value, path: Value): Value {
    if (typeof path === 'string') spend(path.length / 16);
    const known = isSandboxObject(value) && typeof path === 'string' && propertyOf(value, path);
    if (known !== false && known !== undefined) return known;
    return keysOf(path).reduce<Value>(
      (place, key) => (place === undefined || place === null ? undefined : propertyOf(place, key)),
      value,
    );
  }

  function isEqual(left: Value, right: Value, level = 0): boolean {
    spend(1);
    if (level > maxLevels) fail('RangeError', 'What is compared is too deep');
    if (runtime.isIdentical(left, right) || (Number.isNaN(left) && Number.isNaN(right))) return true;
    if (!(left instanceof SandboxObject) || !(right instanceof SandboxObject) || left.kind !== right.kind)
      return false;
    if (left instanceof SandboxDate && right instanceof SandboxDate)
      return Object.is(left.instant, right.instant);
    if (left instanceof Pattern && right instanceof Pattern)
      return String(left.regexp) === String(right.regexp);
    if (left instanceof Callable) return false;
    const keys = ownKeysOf(left);
    return (
      keys.length === ownKeysOf(right).length &&
      keys.every(
        (key) =>
          right.own(key) !== runtime.absent &&
          isEqual(propertyOf(left, key), propertyOf(right, key), level + 1),
      )
    );
  }

  /** Whether all that `some` says of a value is so. */
  function isMatch(value: Value, some: Value, level = 0): boolean {
    if (level > maxLevels) fail('RangeError', 'What is compared is too deep');
    if (!isSandboxObject(some) || some instanceof Callable) return isEqual(value, some);
    if (!isSandboxObject(value)) return false;
    return ownKeysOf(some).every((key) => isMatch(propertyOf(value, key), propertyOf(some, key), level + 1));
  }

  return {
    pairs,
    items,
    list: (list) => (isArrayLike(list) ? items(list) : []),
    isArray,
    isObject: isSandboxObject,
    keysOf,
    get,
    isEqual,
    iteratee(what) {
      if (what === undefined || what === null) return (value) => value;
      if (what instanceof Callable) return (value, key, all) => call(what, undefined, [value, key, all]);
      if (isArray(what)) {
        const [path, expected] = items(what);
        return (value) => isEqual(get(value, path), expected);
      }
      if (isSandboxObject(what)) return (value) => isMatch(value, what);
      return (value) => get(value, what);
    },
    newObject(fields = []) {
      runtime.allocate(runtime.sandboxObjectSize);
      const sandboxObject = new SandboxObject(runtime.protos.object);
      for (const [key, value] of fields) sandboxObject.put(key, value);
      return sandboxObject;
    },
  };
}
