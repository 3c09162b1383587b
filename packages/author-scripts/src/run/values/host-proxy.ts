import type { HostMethod, HostObject, HostValue } from '../host.ts';
import {
  allocate,
  allocateText,
  BudgetExceededError,
  checkTime,
  currentRun,
  spend,
  TimeoutError,
} from '../run.ts';
import { call, deeper } from './call.ts';
import { fail, Thrown } from './failure.ts';
import { indexOf, List } from './list.ts';
import { ownKeysOf, propertyOf } from './property.ts';
import { protos } from './protos.ts';
import {
  Accessor,
  absent,
  Callable,
  SandboxObject,
  type SandboxProperty,
  sandboxObjectSize,
  type Value,
} from './sandbox-object.ts';

/** Deeper data is refused: it has a circle, or no form made it. */
const maxLevels = 100;

/** An object of the host, seen through: what is read is asked for, what is written is handed on. */
export class HostProxy extends SandboxObject {
  readonly host: HostObject;

  constructor(host: HostObject) {
    super(host.isList === true ? protos.array : protos.object);
    this.host = host;
  }

  override get kind(): string {
    return this.host.isList === true ? 'Array' : 'Object';
  }

  override own(key: string): SandboxProperty {
    const written = super.own(key);
    if (written !== absent) return written;
    const value = this.host.get(key);
    if (value !== undefined) return fromHost(value);
    const isThere = this.host.has?.(key) ?? this.host.keys().includes(key);
    return isThere ? undefined : absent;
  }

  override put(key: string, value: Value | Accessor): void {
    if (this.host.set === undefined || value instanceof Accessor) {
      fail('TypeError', `${key.slice(0, 80)} cannot be set here`);
    }
    this.host.set(key, toHost(value));
    super.put(key, value);
  }

  override drop(key: string): void {
    this.put(key, undefined);
  }

  override keys(): string[] {
    const keys = [...new Set([...this.host.keys(), ...super.keys()])];
    allocate(keys.length);
    return keys;
  }

  /** The current items of a list. */
  items(): Value[] {
    return this.keys()
      .filter((key) => indexOf(key) !== undefined)
      .map((key) => propertyOf(this, key));
  }
}

/** Converts a host's value for the author script: to a copy, a proxy, or a function that calls the host. */
export function fromHost(value: HostValue, level = 0): Value {
  if (typeof value !== 'function' && (typeof value !== 'object' || value === null)) return value;
  const known = currentRun().copies.get(value);
  if (known !== undefined) return known;
  if (level > maxLevels) fail('RangeError', 'What a snippet is given is too deep');
  if (typeof value === 'function') return keep(value, callableOf(value));
  if (isHostObject(value)) return keep(value, new HostProxy(value));
  if (Array.isArray(value)) {
    allocate(value.length + sandboxObjectSize);
    const list = new List([]);
    keep(value, list);
    for (const item of value) list.items.push(fromHost(item, level + 1));
    return list;
  }
  allocate(sandboxObjectSize);
  const sandboxObject = new SandboxObject(protos.object);
  keep(value, sandboxObject);
  for (const [key, item] of Object.entries(value)) sandboxObject.put(key, fromHost(item, level + 1));
  return sandboxObject;
}

/** Copies a value out of the author script, as JSON would. A function is left behind. */
export function toHost(value: Value, level = 0): HostValue {
  if (typeof value === 'string') allocateText(value.length);
  if (!(value instanceof SandboxObject)) return value;
  spend(4);
  if (value instanceof Callable) return undefined;
  if (level > maxLevels) fail('TypeError', 'What leaves a snippet is too deep, or goes round in a circle');
  if (value instanceof List || (value instanceof HostProxy && value.host.isList === true)) {
    const items = value instanceof List ? value.items : value.items();
    allocate(items.length + 4);
    return Array.from(items, (item) => toHost(item, level + 1) ?? null);
  }
  const convert = value instanceof HostProxy ? undefined : propertyOf(value, 'toJSON');
  if (convert instanceof Callable) return toHost(call(convert, value, []), level + 1);
  const copy: [string, HostValue][] = [];
  for (const key of ownKeysOf(value)) {
    allocate(8);
    const item = toHost(propertyOf(value, key), level + 1);
    // The owner of the copy may assign its keys one by one.
    if (item !== undefined && key !== '__proto__') copy.push([key, item]);
  }
  return Object.fromEntries(copy);
}

function keep(native: unknown, sandboxObject: SandboxObject): SandboxObject {
  currentRun().copies.set(native, sandboxObject);
  return sandboxObject;
}

function isHostObject(value: object): value is HostObject {
  return (
    'get' in value && typeof value.get === 'function' && 'keys' in value && typeof value.keys === 'function'
  );
}

function callableOf(method: HostMethod): Callable {
  return new Callable(protos.function, 'method', (_self, given) =>
    deeper(10, () => {
      const handed = given.map((value) => toHost(value));
      const answer = askHost(method, handed);
      checkTime(currentRun());
      return fromHost(answer);
    }),
  );
}

/** A method of the host that throws does so as the author script's own code would; a native stack that is full passes. */
function askHost(method: HostMethod, given: readonly HostValue[]): HostValue {
  try {
    return method(...given);
  } catch (error) {
    if (error instanceof Thrown || error instanceof BudgetExceededError || error instanceof TimeoutError)
      throw error;
    if (error instanceof RangeError) throw error;
    return fail('Error', error instanceof Error ? error.message : 'A method of the host failed');
  }
}
