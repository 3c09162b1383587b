import type { Json, JsonObject } from '@guichet/definition';
import { type Signal, signal } from '@preact/signals-core';
import { ownPropertyOf } from './property-of.ts';

/** One place in the data that holds a value. Undefined: the key is absent. */
export interface Slot {
  /** The value; tracked inside `computed` and `effect`. */
  read(): unknown;
  peek(): unknown;
  write(value: Json | undefined): void;
}

/** An object in the data: the root, or what a data container keeps under its key. */
export interface DataNode {
  /** False while a condition hides the container that owns this node. Tracked. */
  isPresent(): boolean;
  setPresent(isPresent: boolean): void;
  /** True for a container's own node, which stands in the data even when it holds nothing. */
  keptWhenEmpty: boolean;
  /** True for what keys with an index make (`cars[0].plate`): a list in the data. */
  isList: boolean;
  /** The loaded value in its place, if neither object nor list. */
  scalar?: Json;
  /** The place at a path of keys below this node; made when it is not there yet. */
  slot(keys: readonly string[]): Slot;
  node(keys: readonly string[]): DataNode;
  list(keys: readonly string[]): DataList;
  /** The value at a path, tracked: of a slot (and below it, inside the value), or a node as JSON. */
  read(keys: readonly string[]): unknown;
  /** The nodes under a key: a container's object, or the rows of a grid. Tracked. */
  inside(key: string): DataNode | readonly DataNode[] | undefined;
  /** The first property of this name among what was loaded and no component claims, here or in the objects below. */
  findUnclaimed(key: string): unknown;
  /** The places that were asked for so far, by key. */
  readonly entries: ReadonlyMap<string, Entry>;
  /** Loaded values that nobody has read. */
  readonly remaining: ReadonlyMap<string, Json | undefined>;
  toJson(): JsonObject;
  /** The same, as the list that it may be. */
  toValue(): JsonObject | readonly Json[];
}

/** A list of objects in the data: the rows of a grid. Undefined: the key is absent. */
export interface DataList {
  /** Tracked. */
  read(): readonly DataNode[] | undefined;
  peek(): readonly DataNode[] | undefined;
  write(rows: readonly DataNode[] | undefined): void;
}

/** A slot becomes a signal when it is first read under tracking: what nobody reads costs nothing. */
export function createSlot(initial?: Json): Slot {
  // See `createField`.
  const slot: SlotState & Slot = Object.create(slotMethods);
  slot.plain = initial;
  slot.cell = undefined;
  return slot;
}

interface SlotState {
  plain: unknown;
  cell: Signal<unknown> | undefined;
}

const slotMethods: Slot & ThisType<SlotState> = {
  read() {
    this.cell ??= signal(this.plain);
    return this.cell.value;
  },
  peek() {
    return this.cell === undefined ? this.plain : this.cell.peek();
  },
  write(value) {
    if (this.cell === undefined) this.plain = value;
    else this.cell.value = value;
  },
};

interface Entry {
  slot?: Slot;
  node?: DataNode;
  list?: DataList;
}

/**
 * An object of the data as a tree of slots, so that reading one value depends on that value alone.
 * `initial` is a loaded submission: its unknown keys are kept.
 */
export function createDataNode(initial: JsonObject = {}): DataNode {
  const entries = new Map<string, Entry>();
  const remaining = new Map(Object.entries(initial));

  function entryOf(key: string): Entry {
    let entry = entries.get(key);
    if (entry === undefined) {
      entry = {};
      entries.set(key, entry);
    }
    return entry;
  }

  /** `inside`: the key that is asked for below it. */
  function childNode(key: string, inside = ''): DataNode {
    const entry = entryOf(key);
    if (entry.node === undefined) {
      const loaded = remaining.get(key);
      remaining.delete(key);
      const isList = Array.isArray(loaded);
      const items = isList ? Object.fromEntries(Object.entries(loaded)) : {};
      entry.node = createDataNode(isPlainObject(loaded) ? loaded : items);
      if (typeof loaded !== 'object' && loaded !== undefined) entry.node.scalar = loaded;
      entry.node.isList = isList || (!isPlainObject(loaded) && isIndex(inside));
    }
    return entry.node;
  }

  function childSlot(key: string): Slot {
    const entry = entryOf(key);
    if (entry.slot === undefined) {
      entry.slot = createSlot(entry.node === undefined ? remaining.get(key) : undefined);
      remaining.delete(key);
    }
    return entry.slot;
  }

  function childList(key: string): DataList {
    const entry = entryOf(key);
    if (entry.list === undefined) {
      const loaded = remaining.get(key);
      remaining.delete(key);
      const rows = signal(loaded === undefined || loaded === null ? undefined : rowsOf(loaded));
      entry.list = {
        read: () => rows.value,
        peek: () => rows.peek(),
        write(next) {
          rows.value = next;
        },
      };
    }
    return entry.list;
  }

  const presence = createSlot(true);
  const self: DataNode = {
    isPresent: () => presence.read() === true,
    setPresent: (isPresent) => presence.write(isPresent),
    keptWhenEmpty: false,
    isList: false,
    entries,
    remaining,
    slot(keys) {
      const [key = ''] = keys;
      return keys.length < 2 ? childSlot(key) : childNode(key, keys[1]).slot(keys.slice(1));
    },
    node(keys) {
      const [key, ...rest] = keys;
      if (key === undefined) return self;
      return childNode(key, rest[0]).node(rest);
    },
    list(keys) {
      const [key = '', ...rest] = keys;
      return rest.length === 0 ? childList(key) : childNode(key, rest[0]).list(rest);
    },
    read(keys) {
      const [key, ...rest] = keys;
      if (key === undefined) return self.toValue();
      const { node, list } = entries.get(key) ?? {};
      if (list !== undefined) return readList(list, rest);
      if (node !== undefined) {
        const value = node.read(rest);
        // Gone with all that stood in it, so that code which looks into it fails. Source: measured on Form.io.
        return rest.length === 0 && !node.isPresent() && isEmpty(value) ? undefined : value;
      }
      return rest.reduce<unknown>(ownPropertyOf, childSlot(key).read());
    },
    inside(key) {
      const { node, list } = entries.get(key) ?? {};
      if (list !== undefined) return list.read();
      return node?.isPresent() === true && !node.isList ? node : undefined;
    },
    findUnclaimed: (key) => findIn(Object.fromEntries(remaining), key),
    toJson() {
      const json: Record<string, Json> = Object.create(null);
      for (const [key, { slot, node, list }] of entries) {
        const value = slot === undefined ? list?.read()?.map((row) => row.toJson()) : slot.read();
        if (isJson(value)) json[key] = value;
        else if (node?.isPresent() === true) {
          const object = node.toValue();
          if (node.keptWhenEmpty || Object.keys(object).length > 0) json[key] = object;
        }
      }
      for (const [key, value] of remaining) if (value !== undefined) json[key] = value;
      return { ...json };
    },
    toValue: () => (self.isList ? listOf(self.toJson()) : self.toJson()),
  };
  return self;
}

function isIndex(key: string): boolean {
  return /^\d{1,4}$/.test(key);
}

/** A list of the values under indexes; null where there is none. */
function listOf(object: JsonObject): readonly Json[] {
  const length = Math.max(
    0,
    ...Object.keys(object)
      .filter(isIndex)
      .map((key) => Number(key) + 1),
  );
  return Array.from({ length }, (_, index) => object[index] ?? null);
}

/** One object instead of a list is taken as a list of one. Source: measured on Form.io. */
export function rowsOf(value: Json): readonly DataNode[] {
  const rows = Array.isArray(value) ? value : [value];
  return rows.map((row) => createDataNode(isPlainObject(row) ? row : {}));
}

function readList(list: DataList, [index, ...rest]: readonly string[]): unknown {
  const rows = list.read();
  if (index === undefined) return rows?.map((row) => row.toJson());
  if (index === 'length') return rows?.length;
  return rows?.[Number(index)]?.read(rest);
}

function findIn(value: unknown, key: string): unknown {
  if (!isPlainObject(value)) return undefined;
  if (Object.hasOwn(value, key)) return value[key];
  for (const inner of Object.values(value)) {
    const found = findIn(inner, key);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isPlainObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return isPlainObject(value) && Object.keys(value).length === 0;
}

/** A slot's value is JSON by construction: it comes from JSON or from a model. */
function isJson(value: unknown): value is Json {
  return value !== undefined;
}
