import { allocate } from '../run.ts';

/** The size of an empty object, counted in array items. */
export const sandboxObjectSize = 16;

/** A value of an author script. Nothing else is ever in its hands. */
export type Value = undefined | null | boolean | number | string | SandboxObject;

/** No such property: unlike undefined, the prototype is asked. */
export const absent: unique symbol = Symbol('absent');

/** A property that is computed. Stays in the object that has it. */
export class Accessor {
  read: Value;
  write: Value;
}

export type SandboxProperty = Value | Accessor | typeof absent;

/**
 * An object of an author script. Its properties lie in a record that has no prototype, and its own prototype is a thing
 * too: no way leads from here to an object of the host's language.
 *
 * A class, unlike all else here, since `instanceof` is what tells our values from anything native.
 */
export class SandboxObject {
  proto: SandboxObject | null;
  fields: Record<string, Value | Accessor> = Object.create(null);
  /** Keys that are not enumerated. */
  hidden: Set<string> | undefined;
  isFrozen = false;

  constructor(proto: SandboxObject | null) {
    this.proto = proto;
  }

  /** The word in `[object Array]`. */
  get kind(): string {
    return 'Object';
  }

  own(key: string): SandboxProperty {
    const value = this.fields[key];
    return value !== undefined || key in this.fields ? value : absent;
  }

  put(key: string, value: Value | Accessor): void {
    if (this.isFrozen) return;
    if (!(key in this.fields)) allocate(8);
    this.fields[key] = value;
  }

  drop(key: string): void {
    if (!this.isFrozen) delete this.fields[key];
  }

  /** Own keys, in the order of the language; those that are hidden with `isAll`. */
  keys(isAll = false): string[] {
    const keys = Object.keys(this.fields);
    const { hidden } = this;
    return hidden === undefined || isAll ? keys : keys.filter((key) => !hidden.has(key));
  }

  /** Throws where native code would convert the value: that is a bug of ours. */
  [Symbol.toPrimitive](): never {
    throw new Error('A value of a snippet reached native code.');
  }
}

/** A function. `self` is `this`; `made` what `new` has made, for what fills it in. */
export class Callable extends SandboxObject {
  readonly title: string;
  readonly invoke: (self: Value, given: readonly Value[]) => Value;
  /** Absent for what `new` cannot call. */
  readonly build: ((given: readonly Value[], target: Callable) => Value) | undefined;
  /** Fills in a new object of a class that inherits from this. */
  fill: ((self: SandboxObject, given: readonly Value[]) => void) | undefined;

  constructor(
    proto: SandboxObject | null,
    title: string,
    invoke: Callable['invoke'],
    build?: Callable['build'],
  ) {
    super(proto);
    this.title = title;
    this.invoke = invoke;
    this.build = build;
  }

  override get kind(): string {
    return 'Function';
  }

  override own(key: string): SandboxProperty {
    const property = super.own(key);
    return property === absent && key === 'name' ? this.title : property;
  }
}
