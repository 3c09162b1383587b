import { fail } from './failure.ts';
import { HostProxy } from './host-proxy.ts';
import { itemsOfList, List } from './list.ts';
import { protos } from './protos.ts';
import { SandboxObject, type Value } from './sandbox-object.ts';

/** `new Set`, with a native one inside. */
export class SandboxSet extends SandboxObject {
  readonly inner: Set<Value> = new Set();
  constructor() {
    super(protos.set);
  }
  override get kind(): string {
    return 'Set';
  }
}

/** `new Map`, with a native one inside. */
export class SandboxMap extends SandboxObject {
  readonly inner: Map<Value, Value> = new Map();
  constructor() {
    super(protos.map);
  }
  override get kind(): string {
    return 'Map';
  }
}

/** The iterator of `entries()` and similar: it continues where it stopped. */
export class Walk extends SandboxObject {
  readonly values: IterableIterator<Value>;
  constructor(values: IterableIterator<Value>) {
    super(protos.iterator);
    this.values = values;
  }
}

/** The items of what can be gone through. It sees what is added meanwhile, as in the language. */
export function iterate(value: Value): IterableIterator<Value> {
  return findItems(value) ?? fail('TypeError', 'What is gone through is not iterable');
}

export function findItems(value: Value): IterableIterator<Value> | undefined {
  if (typeof value === 'string') return value[Symbol.iterator]();
  if (value instanceof List) return value.items.values();
  if (value instanceof SandboxSet) return value.inner.values();
  if (value instanceof SandboxMap) return pairs(value.inner.entries());
  if (value instanceof Walk) return value.values;
  return value instanceof HostProxy && value.host.isList === true ? value.items().values() : undefined;
}

/** Pairs as arrays of an author script. */
export function* pairs(entries: Iterable<readonly [Value, Value]>): Generator<Value, undefined> {
  for (const [key, value] of entries) yield itemsOfList([key, value]);
  return undefined;
}
