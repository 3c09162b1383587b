import { allocate, spend } from '../run.ts';
import { attempt } from '../values/attempt.ts';
import { call } from '../values/call.ts';
import { toNumber, toText } from '../values/convert.ts';
import { fail, wrongThis } from '../values/failure.ts';
import { HostProxy } from '../values/host-proxy.ts';
import { findItems, pairs, Walk } from '../values/iterate.ts';
import { itemsOfList, List } from '../values/list.ts';
import { itemsOf, joined } from '../values/plain-texts.ts';
import { protos } from '../values/protos.ts';
import { Callable, SandboxObject, sandboxObjectSize, type Value } from '../values/sandbox-object.ts';
import { give, giveEach, maker, type Native } from './native.ts';

const callbacks = 'every filter find findIndex findLast findLastIndex flatMap forEach map some';
const readers = 'at includes indexOf lastIndexOf slice toReversed toSpliced with';
const writers = 'fill pop push reverse shift splice unshift';
/** Those that touch one end, however long the array is. */
const quick = new Set(['at', 'pop', 'push']);
/** Which of what a method is given are places in the array: from the first to before the second. */
const places: Readonly<Record<string, readonly [from: number, to: number]>> = {
  ...{ at: [0, 1], slice: [0, 2], splice: [0, 2], toSpliced: [0, 2], with: [0, 1] },
  ...{ fill: [1, 3], includes: [1, 2], indexOf: [1, 2], lastIndexOf: [1, 2] },
};

/** The result of a native array function: a new array, or one of the values. Never meets an array of a value itself. */
function resultOf(result: unknown): Value {
  if (Array.isArray(result)) return itemsOfList(result);
  // Built-in methods of arrays of values give values, and undefined.
  return isValue(result) ? result : undefined;
}

function isValue(value: unknown): value is Value {
  return value === null || typeof value !== 'object' || value instanceof SandboxObject;
}

function withCallback(name: string): Native {
  return (self, [callback, thisArg]) => {
    if (!(callback instanceof Callable)) return fail('TypeError', `${name} is given no function`);
    const items = itemsOf(self);
    spend(items.length);
    const each = (item: Value, index: number) => {
      const result = call(callback, thisArg, [item, index, self]);
      if (name !== 'flatMap' || !(result instanceof List)) return result;
      allocate(result.items.length);
      return result.items;
    };
    return resultOf(Reflect.apply(Reflect.get(items, name), items, [each]));
  };
}

function reading(name: string): Native {
  const [from, to] = places[name] ?? [0, 0];
  return (self, given) => {
    const items = itemsOf(self);
    const plain = given.map((value, index) =>
      index >= from && index < to && value instanceof SandboxObject ? toNumber(value) : value,
    );
    const [first] = plain;
    const length = quick.has(name) ? 1 : items.length;
    spend((length * (typeof first === 'string' ? 1 + first.length / 64 : 1)) / 4);
    return resultOf(attempt(() => Reflect.apply(Reflect.get(items, name), items, plain)));
  };
}

function writing(name: string): Native {
  const work = reading(name);
  return (self, given) => {
    if (!(self instanceof List))
      return fail('TypeError', `${name} cannot change this list; assign a new one`);
    if (self.isFrozen) return fail('TypeError', 'A frozen array cannot be changed');
    allocate(given.length);
    const result = work(self, given);
    return name === 'reverse' || name === 'fill' ? self : result;
  };
}

function reducing(name: string): Native {
  return (self, [callback, ...initial]) => {
    const items = itemsOf(self);
    spend(items.length);
    if (initial.length === 0 && items.length === 0)
      return fail('TypeError', 'Reduce of empty array with no initial value');
    const each = (sum: Value, item: Value, index: number) =>
      call(callback, undefined, [sum, item, index, self]);
    return resultOf(Reflect.apply(Reflect.get(items, name), items, [each, ...initial.slice(0, 1)]));
  };
}

function sorted(items: Value[], compare: Value): Value[] {
  spend(items.length * Math.log2(items.length + 2));
  if (compare !== undefined) return items.sort((a, b) => toNumber(call(compare, undefined, [a, b])) || 0);
  const texts = new Map(Array.from(items, (item) => [item, item === undefined ? '' : toText(item)]));
  return items.sort((a, b) => {
    const [left = '', right = ''] = [texts.get(a), texts.get(b)];
    spend(left.length / 64);
    return left < right ? -1 : left > right ? 1 : 0;
  });
}

function flattened(items: readonly Value[], depth: number, result: Value[], level = 0): Value[] {
  if (level > 100) fail('RangeError', 'An array is too deep');
  items.forEach((item) => {
    allocate(1);
    if (item instanceof List && depth > 0) flattened(item.items, depth - 1, result, level + 1);
    else result.push(item);
  });
  return result;
}

giveEach(protos.array, callbacks, withCallback);
giveEach(protos.array, readers, reading);
giveEach(protos.array, writers, writing);
giveEach(protos.array, 'reduce reduceRight', reducing);
give(protos.array, {
  concat(self, given) {
    const [first = [], ...parts] = [self, ...given].map((part) =>
      part instanceof List || (part instanceof HostProxy && part.host.isList === true)
        ? itemsOf(part)
        : [part],
    );
    allocate(parts.reduce((sum, { length }) => sum + length, first.length));
    return itemsOfList(first.concat(...parts));
  },
  entries: (self) => new Walk(pairs(itemsOf(self).entries())),
  flat: (self, [depth = 1]) => itemsOfList(flattened(itemsOf(self), toNumber(depth), [])),
  join: (self, [separator]) => joined(self, separator),
  keys: (self) => new Walk(itemsOf(self).keys()),
  sort(self, [compare]) {
    if (!(self instanceof List) || self.isFrozen)
      return fail('TypeError', 'This list cannot be sorted; sort a copy');
    sorted(self.items, compare);
    return self;
  },
  toSorted: (self, [compare]) => itemsOfList(sorted([...itemsOf(self)], compare)),
  toLocaleString: (self) => joined(self, undefined),
  values: (self) => new Walk(itemsOf(self).values()),
});

function arrayOf(given: readonly Value[]): Value {
  const [length] = given;
  if (given.length !== 1 || typeof length !== 'number') return itemsOfList([...given]);
  if (!(length >= 0 && Number.isInteger(length) && length < 2 ** 32))
    return fail('RangeError', 'Invalid array length');
  allocate(length);
  return new List(new Array(length));
}

export const arrayConstructor = maker('Array', protos.array, (_self, given) => arrayOf(given));

give(arrayConstructor, {
  isArray: (_self, [value]) => value instanceof SandboxObject && value.kind === 'Array',
  of: (_self, given) => itemsOfList([...given]),
  from(_self, [source, change, thisArg]) {
    const items: Value[] = [];
    for (const item of findItems(source) ?? itemsOf(source)) {
      allocate(1);
      items.push(change === undefined ? item : call(change, thisArg, [item, items.length]));
    }
    return itemsOfList(items);
  },
});
give(protos.iterator, {
  next(self) {
    if (!(self instanceof Walk)) return wrongThis();
    const { value, done = false } = self.values.next();
    allocate(sandboxObjectSize);
    const result = new SandboxObject(protos.object);
    result.fields.value = value;
    result.fields.done = done;
    return result;
  },
});
