import type { Native } from '../../built-ins/native.ts';
import type { InterpreterRuntime } from '../../interpreter-runtime.ts';
import type { SandboxObject, Value } from '../../values/sandbox-object.ts';
import type { ObjectWalk } from './walk.ts';

/** lodash's functions for objects, its tests of values, and the few for texts and numbers. */
export function objectMethods(
  runtime: InterpreterRuntime,
  walk: ObjectWalk,
): Readonly<Record<string, Native>> {
  const {
    Callable,
    SandboxDate,
    List,
    SandboxObject,
    call,
    fail,
    listOf,
    numberOf,
    ownKeysOf,
    propertyOf,
    setProperty,
    textOf,
  } = runtime;
  const { get, iteratee, keysOf, newObject, pairs, items } = walk;

  const isNil = (value: Value) => value === undefined || value === null;
  const isPlain = (value: Value): value is SandboxObject =>
    value instanceof SandboxObject && value.kind === 'Object';
  const fieldsOf = (value: Value) => {
    const keys = ownKeysOf(value);
    runtime.spend(2 * keys.length);
    return keys.map((key): readonly [string, Value] => [key, propertyOf(value, key)]);
  };

  function copied(value: Value, levels: number): Value {
    if (levels < 0) return fail('RangeError', 'What is copied is too deep');
    if (value instanceof SandboxDate) return new SandboxDate(value.instant);
    const inner = (item: Value) => (levels > 100 ? item : copied(item, levels - 1));
    if (walk.isArray(value)) return listOf(items(value).map(inner));
    return isPlain(value) ? newObject(fieldsOf(value).map(([key, item]) => [key, inner(item)])) : value;
  }

  function merged(target: Value, source: Value, levels: number): Value {
    if (levels < 0) return fail('RangeError', 'What is merged is too deep');
    for (const [key, value] of fieldsOf(source)) {
      const known = propertyOf(target, key);
      const isBoth = (isPlain(value) || walk.isArray(value)) && known instanceof SandboxObject;
      if (isBoth) merged(known, value, levels - 1);
      else if (value !== undefined) setProperty(target, key, copied(value, 60));
    }
    return target;
  }

  function setAt(target: Value, path: Value, value: Value): Value {
    const keys = keysOf(path);
    keys.reduce<Value>((place, key, index) => {
      const next = keys[index + 1];
      if (next === undefined) setProperty(place, key, value);
      else if (!(propertyOf(place, key) instanceof SandboxObject)) {
        setProperty(place, key, /^\d+$/.test(next) ? listOf([]) : newObject());
      }
      return propertyOf(place, key);
    }, target);
    return target;
  }

  /** Where a path ends, if all of it is there. */
  function ownerAt(value: Value, path: Value): readonly [SandboxObject, string] | undefined {
    const keys = keysOf(path);
    const last = keys.at(-1);
    const owner = get(value, listOf(keys.slice(0, -1)));
    return last !== undefined && owner instanceof SandboxObject && owner.own(last) !== runtime.absent
      ? [owner, last]
      : undefined;
  }

  const paths = (given: readonly Value[]) =>
    given.flatMap((path) => (walk.isArray(path) ? items(path) : [path]));
  const kept = (object: Value, test: Value, isKept: boolean) => {
    const holds = iteratee(test);
    return newObject(fieldsOf(object).filter(([key, value]) => !!holds(value, key) === isKept));
  };
  const assign: Native = (_self, [target, ...sources]) => {
    for (const [key, value] of sources.flatMap(fieldsOf)) setProperty(target, key, value);
    return target;
  };
  const entries: Native = (_self, [object]) => listOf(fieldsOf(object).map((pair) => listOf([...pair])));
  const kinds =
    (name: string): Native =>
    (_self, [value]) =>
      typeof value === name;
  /** Rounds at a place behind the point, in text, so that no binary fraction comes in between. */
  const rounding =
    (round: (number: number) => number): Native =>
    (_self, [number, digits = 0]) => {
      const shift = (value: number, by: number) => {
        const [mantissa, exponent = '0'] = `${value}e`.split('e');
        return Number(`${mantissa}e${Number(exponent) + by}`);
      };
      const by = Math.max(-292, Math.min(292, Math.trunc(numberOf(digits)) || 0));
      return shift(round(shift(numberOf(number), by)), -by);
    };
  const cased =
    (change: (first: string) => string, rest = (text: string) => text): Native =>
    (_self, [value]) => {
      const text = isNil(value) ? '' : textOf(value);
      runtime.allocateText(text.length);
      return change(text.slice(0, 1)) + rest(text.slice(1));
    };
  const written: Native = (_self, [value]) => (isNil(value) ? '' : textOf(value));
  const upper = (text: string) => text.toUpperCase();
  const lower = (text: string) => text.toLowerCase();

  return {
    assign,
    extend: assign,
    capitalize: cased(upper, lower),
    ceil: rounding(Math.ceil),
    clamp: (_self, [number, low, high]) =>
      Math.min(Math.max(numberOf(number), numberOf(low)), numberOf(high)),
    clone: (_self, [value]) => copied(value, 101),
    cloneDeep: (_self, [value]) => copied(value, 60),
    defaults(_self, [target, ...sources]) {
      for (const [key, value] of sources.flatMap(fieldsOf)) {
        if (propertyOf(target, key) === undefined) setProperty(target, key, value);
      }
      return target;
    },
    entries,
    toPairs: entries,
    floor: rounding(Math.floor),
    fromPairs: (_self, [list]) =>
      newObject(items(list).map((pair) => [textOf(propertyOf(pair, '0')), propertyOf(pair, '1')])),
    get: (_self, [value, path, otherwise]) => {
      const found = isNil(value) ? undefined : get(value, path);
      return found === undefined ? otherwise : found;
    },
    has: (_self, [value, path]) => ownerAt(value, path) !== undefined,
    identity: (_self, [value]) => value,
    isArray: (_self, [value]) => walk.isArray(value),
    isBoolean: kinds('boolean'),
    isDate: (_self, [value]) => value instanceof SandboxDate,
    isEmpty: (_self, [value]) =>
      !(value instanceof SandboxObject || typeof value === 'string') || kindSize(value) === 0,
    isFinite: (_self, [value]) => Number.isFinite(value),
    isFunction: (_self, [value]) => value instanceof Callable,
    isInteger: (_self, [value]) => Number.isInteger(value),
    isNaN: (_self, [value]) => Number.isNaN(value),
    isNil: (_self, [value]) => isNil(value),
    isNull: (_self, [value]) => value === null,
    isNumber: kinds('number'),
    isObject: (_self, [value]) => value instanceof SandboxObject,
    isPlainObject: (_self, [value]) => isPlain(value),
    isString: kinds('string'),
    isUndefined: (_self, [value]) => value === undefined,
    keys: (_self, [object]) => listOf(ownKeysOf(object)),
    lowerFirst: cased(lower),
    mapKeys: (_self, [object, change]) =>
      newObject(fieldsOf(object).map(([key, value]) => [textOf(iteratee(change)(value, key)), value])),
    mapValues: (_self, [object, change]) =>
      newObject(fieldsOf(object).map(([key, value]) => [key, iteratee(change)(value, key)])),
    merge: (_self, [target, ...sources]) =>
      sources.reduce<Value>((all, source) => (isNil(source) ? all : merged(all, source, 60)), target),
    noop: () => undefined,
    omit(_self, [object, ...left]) {
      const copy = copied(object, 60);
      for (const path of paths(left)) {
        const place = ownerAt(copy, path);
        place?.[0].drop(place[1]);
      }
      return copy;
    },
    omitBy: (_self, [object, test]) => kept(object, test, false),
    pick(_self, [object, ...taken]) {
      const copy = newObject();
      for (const path of paths(taken)) if (ownerAt(object, path)) setAt(copy, path, get(object, path));
      return copy;
    },
    pickBy: (_self, [object, test]) => kept(object, test, true),
    round: rounding(Math.round),
    set: (_self, [target, path, value]) =>
      target instanceof SandboxObject ? setAt(target, path, value) : target,
    toLower: cased(lower, lower),
    toNumber: (_self, [value]) => numberOf(value),
    toString: written,
    toUpper: cased(upper, upper),
    trim: (_self, [value]) => (isNil(value) ? '' : call(propertyOf('', 'trim'), value, [])),
    unset(_self, [object, path]) {
      const place = ownerAt(object, path);
      place?.[0].drop(place[1]);
      return true;
    },
    upperFirst: cased(upper),
    values: (_self, [object]) => listOf(pairs(object).map(([, value]) => value)),
  };

  function kindSize(value: SandboxObject | string): number {
    const size =
      value instanceof SandboxObject && !(value instanceof List) ? propertyOf(value, 'size') : undefined;
    const isCollection = value instanceof SandboxObject && (value.kind === 'Set' || value.kind === 'Map');
    return isCollection ? numberOf(size) : pairs(value).length;
  }
}
