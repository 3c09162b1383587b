import { type DataPath, isJsonObject, type Json, type JsonObject, parsePath } from '@guichet/definition';
import type { Field, Form } from '@guichet/engine';

/** A name and a value, as a hidden input holds them. */
export type PostedField = readonly [name: string, value: string];

/**
 * Encodes a form's data as fields to post to another service: one for each key, in the order of the definition, unknown
 * keys last. docs/special-submissions.md holds the table. `leavesOutButtons`: not those that send the form, wherever
 * they stand.
 */
export function encodeFields(
  form: Form,
  data: JsonObject,
  { leavesOutButtons }: { readonly leavesOutButtons: boolean },
): readonly PostedField[] {
  const fields = allFields(form.fields);
  const left = leavesOutButtons ? fields.filter(isSendingButton).map((field) => field.path()) : [];
  const postable = left.reduce((rest, path) => without(rest, parsePath(path)), data);
  const keys = new Set([
    ...fields.map((field) => String(parsePath(field.path())[0])),
    ...Object.keys(postable),
  ]);
  return [...keys].flatMap((key) => {
    const value = Object.hasOwn(postable, key) ? postable[key] : undefined;
    return value === undefined ? [] : [[key, encodeValue(value)] as const];
  });
}

/** Text as it is, what has parts as JSON text, nothing as nothing; a number and yes or no as JSON writes them. */
export function encodeValue(value: Json): string {
  if (typeof value === 'string') return value;
  return value === null ? '' : JSON.stringify(value);
}

function allFields(fields: readonly Field[]): readonly Field[] {
  return fields.flatMap((field) => [
    field,
    ...allFields(field.children),
    ...(field.rows() ?? []).flatMap((row) => allFields(row.fields)),
  ]);
}

function isSendingButton({ component: { type, settings } }: Field): boolean {
  return type === 'button' && settings.action === 'submit';
}

/** A copy of an object in which nothing stands at a path. */
function without(object: JsonObject, [key, ...rest]: DataPath): JsonObject {
  const entries = Object.entries(object).flatMap(([name, value]) => {
    if (name !== key || value === undefined) return [[name, value] as const];
    return rest.length === 0 ? [] : [[name, withoutIn(value, rest)] as const];
  });
  return Object.fromEntries(entries);
}

function withoutIn(value: Json, path: DataPath): Json {
  if (isJsonObject(value)) return without(value, path);
  if (!Array.isArray(value)) return value;
  const [at, ...rest] = path;
  return value.map((item, index) => (index === at ? withoutIn(item, rest) : item));
}
