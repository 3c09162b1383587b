import { allocate } from '../run.ts';
import { fail } from './failure.ts';
import { protos } from './protos.ts';
import {
  type Accessor,
  absent,
  SandboxObject,
  type SandboxProperty,
  sandboxObjectSize,
  type Value,
} from './sandbox-object.ts';

/** An array. Its items lie in a native one, which never leaves it; holes are holes there. */
export class List extends SandboxObject {
  readonly items: Value[];

  constructor(items: Value[], proto: SandboxObject = protos.array) {
    super(proto);
    this.items = items;
  }

  override get kind(): string {
    return this.proto === protos.array ? 'Array' : 'Arguments';
  }

  override own(key: string): SandboxProperty {
    if (key === 'length') return this.items.length;
    const index = indexOf(key);
    if (index === undefined) return super.own(key);
    return index in this.items ? this.items[index] : absent;
  }

  override put(key: string, value: Value | Accessor): void {
    const index = indexOf(key);
    if (this.isFrozen) return;
    if (key === 'length') {
      const length = typeof value === 'object' && value !== null ? Number.NaN : Number(value);
      if (indexOf(String(length)) === undefined) fail('RangeError', 'Invalid array length');
      resize(this.items, length);
    } else if (index === undefined) super.put(key, value);
    else if (
      value === undefined ||
      value === null ||
      typeof value !== 'object' ||
      value instanceof SandboxObject
    ) {
      if (index >= this.items.length) allocate(index - this.items.length + 1);
      this.items[index] = value;
    } else fail('TypeError', 'An item of an array cannot be computed');
  }

  override drop(key: string): void {
    const index = indexOf(key);
    if (index === undefined) super.drop(key);
    else if (!this.isFrozen) delete this.items[index];
  }

  override keys(isAll = false): string[] {
    const keys = [...Object.keys(this.items), ...super.keys(isAll)];
    allocate(keys.length);
    return isAll ? [...keys, 'length'] : keys;
  }
}

/** A new array; its room is paid for. */
export function itemsOfList(items: Value[]): List {
  allocate(items.length + sandboxObjectSize);
  return new List(items);
}

/** The index that a key is, as the language writes it. */
export function indexOf(key: string): number | undefined {
  const first = key.charCodeAt(0);
  if (!(first >= 48 && first <= 57)) return undefined;
  const index = Number(key);
  return index < 4_294_967_295 && String(index) === key && Number.isInteger(index) ? index : undefined;
}

function resize(items: Value[], length: number): void {
  if (length > items.length) allocate(length - items.length);
  items.length = length;
}
