import { isJsonObject, type Json, type JsonObject, parsePath } from '@guichet/definition';
import type { FormContext, LiveField } from '../fields/live-field.ts';
import { hidingOf } from '../fields/visibility.ts';

/**
 * What the page sends: all that is filled in, but for what is `persistent: 'client-only'`. A number that was
 * cleared is sent as null where it has a default, which a form service would put in its place.
 */
export function dataToSend({ root, index }: FormContext): JsonObject {
  const own = index.all().filter(({ component }) => component.persistent === 'client-only');
  const cleared = index.all().filter(isCleared);
  const data = cleared.reduce((all, field) => withValue(all, keysOf(field), null), root.toJson());
  return own.reduce((all, field) => without(all, keysOf(field)), data);
}

function isCleared(field: LiveField): boolean {
  const { slot, component, model } = field;
  const hasDefault = component.defaultValue !== undefined || component.customDefaultValue !== undefined;
  if (slot === undefined || !hasDefault || slot.peek() !== undefined) return false;
  const isKept = hidingOf(field) === 'shown' || !component.clearOnHide;
  return model.emptyValue(component) === undefined && isKept;
}

/**
 * What the form service keeps: what a component holds, and neither what is not persistent nor what a
 * condition hides (unless `clearOnHide` is false).
 */
export function dataToStore({ index }: FormContext): JsonObject {
  return storedIn(index.all().filter(({ parent }) => parent === undefined));
}

/** What is kept without what is `protected`: no form service gives that back. */
export function dataToReturn(context: FormContext): JsonObject {
  const own = context.index.all().filter(({ component }) => component.protected === true);
  return own.reduce((data, field) => without(data, keysOf(field)), dataToStore(context));
}

/** What may lie about in a page or in a browser's memory. */
export function dataToKeep(data: JsonObject, { index }: FormContext): JsonObject {
  const own = index.all().filter(({ model }) => model.isSecret === true);
  return own.reduce((all, field) => without(all, keysOf(field)), data);
}

function storedIn(fields: readonly LiveField[]): JsonObject {
  const data: MutableObject = {};
  for (const field of fields) addAll(data, storedOf(field));
  return data;
}

/** What one field keeps, from the object that it stands in. */
function storedOf(field: LiveField): JsonObject {
  const { model, component } = field;
  const keys = parsePath(component.key).map(String);
  const isKept = !isLeftOut(field);
  switch (model.data) {
    case 'none':
      return storedIn(field.children);
    case 'object': {
      const inner = storedIn(field.children);
      return isKept ? withValue({}, keys, inner) : {};
    }
    case 'rows': {
      const rows = field.rows()?.map((row) => storedIn(row.fields));
      return isKept && rows !== undefined ? withValue({}, keys, rows) : {};
    }
    case 'value': {
      const value = field.slot?.peek();
      return isKept && isJson(value) ? withValue({}, keys, value) : {};
    }
  }
}

function isLeftOut(field: LiveField): boolean {
  const { component, model } = field;
  const isPersistent = component.persistent === undefined && model.isPersistent;
  return !isPersistent || (component.clearOnHide && hidingOf(field) !== 'shown');
}

interface MutableObject {
  [key: string]: Json | undefined;
}

/** One object into the other where both hold an object, or a list; else the second takes the place. */
function addAll(data: MutableObject, more: JsonObject): void {
  for (const [key, value] of Object.entries(more))
    if (key !== '__proto__') data[key] = both(data[key], value);
}

function both(known: Json | undefined, value: Json | undefined): Json | undefined {
  if (Array.isArray(known) && Array.isArray(value)) {
    const length = Math.max(known.length, value.length);
    return Array.from({ length }, (_, index) => {
      const [former, next]: readonly (Json | undefined)[] = [known[index], value[index]];
      return (next === null ? former : both(former, next)) ?? null;
    });
  }
  if (!isJsonObject(known) || !isJsonObject(value)) return value ?? known;
  const all: MutableObject = { ...known };
  addAll(all, value);
  return all;
}

function keysOf(field: LiveField): readonly string[] {
  return parsePath(field.path()).map(String);
}

function withValue(data: JsonObject, keys: readonly string[], value: Json): JsonObject {
  const result = changed(data, keys, value);
  return isJsonObject(result) ? result : data;
}

function without(data: JsonObject, keys: readonly string[]): JsonObject {
  const result = changed(data, keys, undefined);
  return isJsonObject(result) ? result : data;
}

/** The data with another value at a path, or without one; an index makes a list, and is one in it. */
function changed(
  data: Json | undefined,
  [key, ...rest]: readonly string[],
  value: Json | undefined,
): Json | undefined {
  if (key === undefined) return value;
  if (Array.isArray(data) || (data === undefined && /^\d{1,4}$/.test(key))) {
    const list: readonly Json[] = data ?? [];
    const length = Math.max(list.length, Number(key) + 1);
    if (value === undefined && Number(key) >= list.length) return list;
    return Array.from({ length }, (_, index) =>
      String(index) === key ? (changed(list[index], rest, value) ?? null) : (list[index] ?? null),
    );
  }
  const { [key]: inner, ...others } = isJsonObject(data) ? data : {};
  const next = changed(inner, rest, value);
  return next === undefined ? others : { ...others, [key]: next };
}

function isJson(value: unknown): value is Json {
  return value !== undefined;
}
