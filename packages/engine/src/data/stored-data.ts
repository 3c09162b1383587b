import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { FormContext, InternalField } from '../fields/internal-field.ts';
import { visibilityStateOf } from '../fields/visibility.ts';
import { ownKeysOf } from './own-keys.ts';
import { keysOf, without, withValue } from './submission-data.ts';

/**
 * The data to store: values of components, except those that are not persistent or that a condition hides (unless
 * `clearOnHide` is false).
 */
export function dataToStore({ index }: FormContext): JsonObject {
  return storedIn(index.all().filter(({ parent }) => parent === undefined));
}

/** The stored data without `protected` values: no form service returns those. */
export function withoutProtected(stored: JsonObject, { index }: FormContext): JsonObject {
  const protectedFields = index.all().filter(({ component }) => component.protected === true);
  return protectedFields.reduce((data, field) => without(data, keysOf(field)), stored);
}

function storedIn(fields: readonly InternalField[]): JsonObject {
  const data: MutableObject = {};
  for (const field of fields) addStored(data, field);
  return data;
}

function addStored(data: MutableObject, field: InternalField): void {
  const { model, component, slot } = field;
  if (model.data === 'none') {
    for (const child of field.children) addStored(data, child);
    return;
  }
  // Most values stand under one key, with nothing else below it.
  const isPlain =
    model.data === 'value' && component.children === undefined && ownKeysOf(component)[0] === component.key;
  const value = slot?.peek();
  if (!isPlain) addAll(data, storedOf(field));
  else if (isJson(value) && !isLeftOut(field)) add(data, component.key, value);
}

/** The stored part of one field, from the object that it stands in. */
function storedOf(field: InternalField): JsonObject {
  const { model, component } = field;
  const keys = ownKeysOf(component);
  const isKept = !isLeftOut(field);
  switch (model.data) {
    case 'none':
      return storedIn(field.children);
    case 'object': {
      const inner = storedIn(field.children);
      return isKept ? withValue({}, keys, component.settings.keepsAll ? withRest(field, inner) : inner) : {};
    }
    case 'rows': {
      const rows = field
        .rows()
        ?.flatMap(({ stored, node, fields }) =>
          stored === undefined ? [] : [stored === node ? storedIn(fields) : stored.toJson()],
        );
      return isKept && rows !== undefined ? withValue({}, keys, rows) : {};
    }
    case 'value': {
      const value = field.slot?.peek();
      const inner = component.children === undefined ? {} : storedIn(field.children);
      return isKept && isJson(value) ? withValue(inner, keys, value) : inner;
    }
  }
}

/** Adds the data that an unregistered type got beside, or in place of, the values of its children. */
function withRest(
  { inner: { isList, toValue, remaining, scalar } }: InternalField,
  stored: JsonObject,
): Json {
  if (isList) return toValue();
  if (scalar !== undefined && Object.keys(stored).length === 0) return scalar;
  return { ...Object.fromEntries(remaining), ...stored };
}

/** Whether there is any of that. */
export function holdsMore({ inner: { isList, remaining, scalar } }: InternalField): boolean {
  return isList || remaining.size > 0 || scalar !== undefined;
}

export function isLeftOut(field: InternalField): boolean {
  const { component, model } = field;
  const isPersistent = component.persistent === undefined && model.isPersistent;
  return !isPersistent || (component.clearOnHide && visibilityStateOf(field) !== 'shown');
}

interface MutableObject {
  [key: string]: Json | undefined;
}

/** One object into the other where both hold an object, or a list; else the second takes the place. */
function addAll(data: MutableObject, more: JsonObject): void {
  for (const [key, value] of Object.entries(more)) add(data, key, value);
}

function add(data: MutableObject, key: string, value: Json | undefined): void {
  if (key !== '__proto__') data[key] = merged(data[key], value);
}

function merged(known: Json | undefined, value: Json | undefined): Json | undefined {
  if (Array.isArray(known) && Array.isArray(value)) {
    const length = Math.max(known.length, value.length);
    return Array.from({ length }, (_, index) => {
      const [former, next]: readonly (Json | undefined)[] = [known[index], value[index]];
      return (next === null ? former : merged(former, next)) ?? null;
    });
  }
  if (!isJsonObject(known) || !isJsonObject(value)) return value ?? known;
  const all: MutableObject = { ...known };
  addAll(all, value);
  return all;
}

function isJson(value: unknown): value is Json {
  return value !== undefined;
}
