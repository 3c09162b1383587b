import { allocate, spend } from '../run.ts';
import { call } from './call.ts';
import { fail } from './failure.ts';
import { indexOf } from './list.ts';
import { protos } from './protos.ts';
import { Accessor, absent, SandboxObject, type SandboxProperty, type Value } from './sandbox-object.ts';

/**
 * The only way to read a property. It asks the own properties of our things and of our own prototypes, never a
 * native one.
 */
export function propertyOf(value: Value, key: string): Value {
  let place = startOf(value, key);
  if (typeof value === 'string') {
    if (key === 'length') return value.length;
    const index = indexOf(key);
    if (index !== undefined) return value[index];
  }
  for (; place !== null; place = protoOf(place)) {
    const found = place.own(key);
    if (found === absent) continue;
    if (!(found instanceof Accessor)) return found;
    return found.read === undefined ? undefined : call(found.read, value, []);
  }
  return undefined;
}

/** The only way to write a property. A value without properties keeps its kind. */
export function setProperty(target: Value, key: string, value: Value): void {
  if (target === undefined || target === null) {
    fail('TypeError', `Cannot set properties of ${target} (setting '${key.slice(0, 80)}')`);
  }
  if (!(target instanceof SandboxObject)) return;
  const found = target.own(key);
  const known = found === absent ? inherited(target, key) : found;
  if (!(known instanceof Accessor)) target.put(key, value);
  else if (known.write !== undefined) call(known.write, target, [value]);
}

/** Whether `in` finds the key. */
export function hasProperty(sandboxObject: SandboxObject, key: string): boolean {
  for (let place: SandboxObject | null = sandboxObject; place !== null; place = protoOf(place)) {
    if (place.own(key) !== absent) return true;
  }
  return false;
}

/** The keys that `for in` visits: enumerable ones, those of prototypes too. */
export function keysWithin(value: Value): string[] {
  if (typeof value === 'string') return ownKeysOf(value);
  const keys = new Set<string>();
  for (let place = value instanceof SandboxObject ? value : null; place !== null; place = protoOf(place)) {
    const ownKeys = place.keys();
    spend(1 + ownKeys.length);
    for (const key of ownKeys) keys.add(key);
  }
  return [...keys];
}

/** The enumerable keys of a value itself. */
export function ownKeysOf(value: Value): string[] {
  if (value instanceof SandboxObject) {
    const keys = value.keys();
    allocate(keys.length);
    spend(keys.length);
    return keys;
  }
  const length = typeof value === 'string' ? value.length : 0;
  allocate(length);
  spend(2 * length);
  return Array.from({ length }, (_, index) => String(index));
}

/** A step up. It costs something: chains can be made long. */
export function protoOf(sandboxObject: SandboxObject): SandboxObject | null {
  spend(0.1);
  return sandboxObject.proto;
}

function inherited(target: SandboxObject, key: string): SandboxProperty {
  for (let place = protoOf(target); place !== null; place = protoOf(place)) {
    const found = place.own(key);
    if (found !== absent) return found;
  }
  return absent;
}

function startOf(value: Value, key: string): SandboxObject | null {
  switch (typeof value) {
    case 'object':
      if (value !== null) return value;
      break;
    case 'string':
      return protos.string;
    case 'number':
      return protos.number;
    case 'boolean':
      return protos.boolean;
  }
  return fail('TypeError', `Cannot read properties of ${String(value)} (reading '${key.slice(0, 80)}')`);
}
