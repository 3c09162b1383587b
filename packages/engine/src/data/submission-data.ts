import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { FormContext, LiveField } from '../fields/live-field.ts';
import { hidingOf } from '../fields/visibility.ts';

/**
 * What the page sends: all that is filled in, but for what is `persistent: 'client-only'`. A number that was
 * cleared is sent as null where it has a default, which a form service would put in its place.
 */
export function dataToSend({ root, index }: FormContext): JsonObject {
  const own = index.all().filter(({ component }) => component.persistent === 'client-only');
  const cleared = index.all().filter(isCleared);
  const data = cleared.reduce((all, field) => withValue(all, field.path().split('.'), null), root.toJson());
  return own.reduce((all, field) => without(all, field.path().split('.')), data);
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
  const data: Record<string, Json> = {};
  for (const field of index.all()) {
    if (isLeftOut(field)) continue;
    const value = field.slot?.peek();
    const keys = field.path().split('.');
    if (isJson(value)) Object.assign(data, withValue(data, keys, value));
    else if (field.model.data === 'object') Object.assign(data, withValue(data, keys, {}));
  }
  return data;
}

/** What is kept without what is `protected`: no form service gives that back. */
export function dataToReturn(context: FormContext): JsonObject {
  const own = context.index.all().filter(({ component }) => component.protected === true);
  return own.reduce((data, field) => without(data, field.path().split('.')), dataToStore(context));
}

function isLeftOut(field: LiveField): boolean {
  const { component, model } = field;
  const isPersistent = component.persistent === undefined && model.isPersistent;
  return !isPersistent || (component.clearOnHide && hidingOf(field) !== 'shown');
}

/** An empty object never takes the place of what stands there already. */
function withValue(object: JsonObject, keys: readonly string[], value: Json): JsonObject {
  const [key = '', ...rest] = keys;
  const inner = object[key];
  if (rest.length > 0) return { ...object, [key]: withValue(isJsonObject(inner) ? inner : {}, rest, value) };
  return isJsonObject(inner) && isJsonObject(value) ? object : { ...object, [key]: value };
}

function without(object: JsonObject, keys: readonly string[]): JsonObject {
  const [key = '', ...rest] = keys;
  const { [key]: value, ...others } = object;
  return rest.length > 0 && isJsonObject(value) ? { ...object, [key]: without(value, rest) } : others;
}

function isJson(value: unknown): value is Json {
  return value !== undefined;
}
