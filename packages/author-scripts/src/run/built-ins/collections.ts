import { allocate, spend, spendOn } from '../run.ts';
import { call } from '../values/call.ts';
import { fail, wrongThis } from '../values/failure.ts';
import { iterate, pairs, SandboxMap, SandboxSet, Walk } from '../values/iterate.ts';
import { propertyOf } from '../values/property.ts';
import { protos } from '../values/protos.ts';
import { Accessor, SandboxObject, type Value } from '../values/sandbox-object.ts';
import { give, maker, type Native, native } from './native.ts';

function thisSet(self: Value): Set<Value> {
  return self instanceof SandboxSet ? self.inner : wrongThis();
}

function thisMap(self: Value): Map<Value, Value> {
  return self instanceof SandboxMap ? self.inner : wrongThis();
}

/** A key is compared by its whole length. */
function key(value: Value): Value {
  if (typeof value === 'string') spendOn(value);
  return value;
}

function giveSize(proto: SandboxObject, size: Native): void {
  const accessor = new Accessor();
  accessor.read = native('size', size);
  proto.fields.size = accessor;
}

/** `forEach`, which sees what is added meanwhile. */
function forEach(
  entries: Iterable<readonly [Value, Value]>,
  self: Value,
  [callback, thisArg]: readonly Value[],
): undefined {
  for (const [name, value] of entries) {
    spend(1);
    call(callback, thisArg, [value, name, self]);
  }
}

give(protos.set, {
  add(self, [value]) {
    allocate(8);
    thisSet(self).add(key(value));
    return self;
  },
  clear(self) {
    thisSet(self).clear();
    return undefined;
  },
  delete: (self, [value]) => thisSet(self).delete(key(value)),
  entries: (self) => new Walk(pairs(thisSet(self).entries())),
  forEach: (self, given) => forEach(thisSet(self).entries(), self, given),
  has: (self, [value]) => thisSet(self).has(key(value)),
  keys: (self) => new Walk(thisSet(self).values()),
  values: (self) => new Walk(thisSet(self).values()),
});
giveSize(protos.set, (self) => thisSet(self).size);

give(protos.map, {
  clear(self) {
    thisMap(self).clear();
    return undefined;
  },
  delete: (self, [name]) => thisMap(self).delete(key(name)),
  entries: (self) => new Walk(pairs(thisMap(self).entries())),
  forEach: (self, given) => forEach(thisMap(self).entries(), self, given),
  get: (self, [name]) => thisMap(self).get(key(name)),
  has: (self, [name]) => thisMap(self).has(key(name)),
  keys: (self) => new Walk(thisMap(self).keys()),
  set(self, [name, value]) {
    allocate(8);
    thisMap(self).set(key(name), value);
    return self;
  },
  values: (self) => new Walk(thisMap(self).values()),
});
giveSize(protos.map, (self) => thisMap(self).size);

export const setConstructor = maker('Set', protos.set, withoutNew, ([values]) => {
  const made = new SandboxSet();
  for (const value of iterate(values ?? '')) {
    allocate(8);
    made.inner.add(key(value));
  }
  return made;
});

export const mapConstructor = maker('Map', protos.map, withoutNew, ([entries]) => {
  const made = new SandboxMap();
  for (const pair of iterate(entries ?? '')) {
    allocate(8);
    if (!(pair instanceof SandboxObject)) return fail('TypeError', 'An entry of a Map is a pair');
    made.inner.set(key(propertyOf(pair, '0')), propertyOf(pair, '1'));
  }
  return made;
});

function withoutNew(): never {
  return fail('TypeError', 'This constructor needs new');
}
