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
  if (slot === undefined || component.defaultValue === undefined || slot.peek() !== undefined) return false;
  return model.emptyValue(component) === undefined && field.visible();
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

/** One object into the other where both hold an object; else the second takes the place. */
function addAll(data: MutableObject, more: JsonObject): void {
  for (const [key, value] of Object.entries(more)) {
    const known = data[key];
    if (isJsonObject(known) && isJsonObject(value)) {
      const both: MutableObject = { ...known };
      addAll(both, value);
      data[key] = both;
    } else if (key !== '__proto__') data[key] = value;
  }
}

function keysOf(field: LiveField): readonly string[] {
  return parsePath(field.path()).map(String);
}

function withValue(data: JsonObject, keys: readonly string[], value: Json): JsonObject {
  return changed(data, keys, () => value);
}

function without(data: JsonObject, keys: readonly string[]): JsonObject {
  return changed(data, keys, () => undefined);
}

/** The data with another value at a path; a row of a list is named by its index. */
function changed(
  data: JsonObject,
  [key = '', ...rest]: readonly string[],
  change: () => Json | undefined,
): JsonObject {
  const { [key]: inner, ...others } = data;
  if (rest.length === 0) {
    const value = change();
    return value === undefined ? others : { ...data, [key]: value };
  }
  if (Array.isArray(inner)) {
    const [index, ...below] = rest;
    const rows = inner.map((row: Json, place) =>
      String(place) === index && isJsonObject(row) ? changed(row, below, change) : row,
    );
    return { ...data, [key]: rows };
  }
  return { ...data, [key]: changed(isJsonObject(inner) ? inner : {}, rest, change) };
}

function isJson(value: unknown): value is Json {
  return value !== undefined;
}
