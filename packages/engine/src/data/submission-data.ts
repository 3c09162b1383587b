import { isJsonObject, type Json, type JsonObject, parsePath } from '@guichet/definition';
import type { Field } from '../field.ts';
import type { FormContext, InternalField } from '../fields/internal-field.ts';
import { visibilityStateOf } from '../fields/visibility.ts';

/** The data to send: all values, except those with `persistent: 'client-only'`. */
export function dataToSend(context: FormContext): JsonObject {
  return withoutFields(
    ({ component }) => component.persistent === 'client-only',
    allAnswers(context),
    context,
  );
}

/**
 * All values. A number that was cleared is null where it has a default, which a form service, or a page that opens
 * again, would put in its place.
 */
export function allAnswers({ root, index }: FormContext): JsonObject {
  return index
    .all()
    .filter((field) => isCleared(field) && !isApart(field))
    .reduce((all, field) => withValue(all, keysOf(field), null), root.toJson());
}

function isCleared(field: InternalField): boolean {
  const { slot, component, model } = field;
  const hasDefault = component.defaultValue !== undefined || component.customDefaultValue !== undefined;
  if (slot === undefined || !hasDefault || slot.peek() !== undefined) return false;
  const isKept = visibilityStateOf(field) === 'shown' || !component.clearOnHide;
  return model.emptyValue(component) === undefined && isKept;
}

/** Input in an open row is no part of the value yet. */
function isApart({ inRow }: InternalField): boolean {
  return inRow !== undefined && (inRow.stored !== inRow.node || isApart(inRow.grid));
}

/** See `Form.withoutSecrets`. */
export function dataToKeep(data: JsonObject, context: FormContext, onDevice?: boolean): JsonObject {
  return withoutFields((field) => isSecret(field, onDevice), data, context);
}

function withoutFields(
  isLeftOut: (field: Field) => boolean,
  data: JsonObject,
  { index }: FormContext,
): JsonObject {
  return index
    .all()
    .filter(isLeftOut)
    .reduce((all, field) => without(all, keysOf(field)), data);
}

export function isSecret({ model, component }: Field, onDevice = false): boolean {
  return model.isSecret === true || (onDevice && component.protected === true);
}

export function keysOf(field: Field): readonly string[] {
  return parsePath(field.path()).map(String);
}

export function withValue(data: JsonObject, keys: readonly string[], value: Json): JsonObject {
  const result = changed(data, keys, value);
  return isJsonObject(result) ? result : data;
}

export function without(data: JsonObject, keys: readonly string[]): JsonObject {
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
  const { [key]: inner, ...siblings } = isJsonObject(data) ? data : {};
  const next = changed(inner, rest, value);
  return next === undefined ? siblings : { ...siblings, [key]: next };
}
