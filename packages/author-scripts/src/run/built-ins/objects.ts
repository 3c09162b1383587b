import { allocate, spend } from '../run.ts';
import { call } from '../values/call.ts';
import { toPropertyKey } from '../values/convert.ts';
import { fail } from '../values/failure.ts';
import { iterate } from '../values/iterate.ts';
import { indexOf, itemsOfList } from '../values/list.ts';
import { itemsOf } from '../values/plain-texts.ts';
import { ownKeysOf, propertyOf, protoOf, setProperty } from '../values/property.ts';
import { protos } from '../values/protos.ts';
import { absent, Callable, SandboxObject, sandboxObjectSize, type Value } from '../values/sandbox-object.ts';
import { give, maker, native } from './native.ts';

const newObject = () => {
  allocate(sandboxObjectSize);
  return new SandboxObject(protos.object);
};

function hasOwn(value: Value, key: Value): boolean {
  if (value === undefined || value === null) return fail('TypeError', 'Nothing has no properties');
  const name = toPropertyKey(key);
  if (value instanceof SandboxObject) return value.own(name) !== absent;
  return typeof value === 'string' && (name === 'length' || (indexOf(name) ?? value.length) < value.length);
}

give(protos.object, {
  hasOwnProperty: (self, [key]) => hasOwn(self, key),
  isPrototypeOf(self, [value]) {
    for (
      let place = value instanceof SandboxObject ? protoOf(value) : null;
      place !== null;
      place = protoOf(place)
    ) {
      if (place === self) return true;
    }
    return false;
  },
  propertyIsEnumerable: (self, [key]) =>
    self instanceof SandboxObject
      ? ownKeysOf(self).includes(toPropertyKey(key))
      : toPropertyKey(key) !== 'length' && hasOwn(self, key),
  toLocaleString: (self) => call(propertyOf(self, 'toString'), self, []),
});

/** An object stays what it is; there are no objects of plain values here. */
export const objectConstructor = maker('Object', protos.object, (_self, [value]) =>
  value === undefined || value === null ? newObject() : value,
);

function something(value: Value): Value {
  return value ?? fail('TypeError', 'Cannot convert undefined or null to object');
}

give(objectConstructor, {
  assign(_self, [target, ...sources]) {
    for (const source of sources) {
      for (const key of ownKeysOf(source)) setProperty(target, key, propertyOf(source, key));
    }
    return something(target);
  },
  create(_self, [proto]) {
    if (proto !== null && !(proto instanceof SandboxObject))
      return fail('TypeError', 'A prototype is an object or null');
    allocate(sandboxObjectSize);
    return new SandboxObject(proto);
  },
  entries: (_self, [value]) =>
    itemsOfList(ownKeysOf(something(value)).map((key) => itemsOfList([key, propertyOf(value, key)]))),
  freeze(_self, [value]) {
    if (value instanceof SandboxObject) value.isFrozen = true;
    return value;
  },
  fromEntries(_self, [pairs]) {
    const sandboxObject = newObject();
    for (const pair of iterate(pairs)) {
      spend(2);
      sandboxObject.put(toPropertyKey(propertyOf(pair, '0')), propertyOf(pair, '1'));
    }
    return sandboxObject;
  },
  getOwnPropertyNames: (_self, [value]) =>
    itemsOfList(value instanceof SandboxObject ? value.keys(true) : ownKeysOf(something(value))),
  getPrototypeOf: (_self, [value]) => (value instanceof SandboxObject ? value.proto : null),
  hasOwn: (_self, [value, key]) => hasOwn(value, key),
  is: (_self, [a, b]) => Object.is(a, b),
  isFrozen: (_self, [value]) => !(value instanceof SandboxObject) || value.isFrozen,
  keys: (_self, [value]) => itemsOfList(ownKeysOf(something(value))),
  values: (_self, [value]) => itemsOfList(ownKeysOf(something(value)).map((key) => propertyOf(value, key))),
});

give(protos.function, {
  apply: (self, [target, given]) =>
    call(self, target, given === undefined || given === null ? [] : [...itemsOf(given)]),
  bind(self, [target, ...first]) {
    if (!(self instanceof Callable)) return fail('TypeError', 'What is bound is no function');
    return native(self.title, (_self, given) => call(self, target, [...first, ...given]));
  },
  call: (self, [target, ...given]) => call(self, target, given),
});
