import { type DataPath, isJsonObject, type Json, type JsonObject, parsePath } from '@guichet/definition';
import type { Field, Form } from '@guichet/engine';

/** A part of a submission that is one of its own: the answers of a form within the form. */
export interface FoundPart {
  /** Where it stands in the data around, with indexes of rows: `applicant`. Its answers are under `data` there. */
  readonly path: DataPath;
  /** The alias of the form within. */
  readonly form: string;
  /** The version of it that pages show. */
  readonly publicVersion: string;
}

/** The parts of a submission, the innermost first; where the author wants the answers inline, there is none. */
export function findParts({ fields }: Form, stored: JsonObject): readonly FoundPart[] {
  return fields.flatMap(partsAt).filter(({ path }) => dataAt(stored, path) !== undefined);
}

/** Whether the answers in a field are a submission of their own. */
export function isStoredApart({ component }: Field): boolean {
  return isJsonObject(component.settings.storedAs);
}

function partsAt(field: Field): readonly FoundPart[] {
  const inner = [...field.children, ...(field.rows() ?? []).flatMap((row) => row.fields)].flatMap(partsAt);
  const { storedAs } = field.component.settings;
  if (!isJsonObject(storedAs)) return inner;
  const { path: form, version } = storedAs;
  if (typeof form !== 'string' || typeof version !== 'string') return inner;
  return [...inner, { path: parsePath(field.path()).slice(0, -1), form, publicVersion: version }];
}

/** The answers of a part. */
export function dataAt(data: JsonObject, path: DataPath): JsonObject | undefined {
  const value = valueAt(data, [...path, 'data']);
  return isJsonObject(value) ? value : undefined;
}

export function valueAt(data: JsonObject, path: DataPath): Json | undefined {
  let value: Json | undefined = data;
  for (const key of path) {
    if (Array.isArray(value) && typeof key === 'number') value = value[key];
    else if (isJsonObject(value) && Object.hasOwn(value, key)) value = value[key];
    else return undefined;
  }
  return value;
}

/** The data with another value in a place that it has. */
export function replacedAt(data: JsonObject, path: DataPath, value: Json): JsonObject {
  const next = replaced(data, path, value);
  return isJsonObject(next) ? next : data;
}

function replaced(json: Json | undefined, [key, ...rest]: DataPath, value: Json): Json {
  if (key === undefined) return value;
  if (Array.isArray(json))
    return json.map((item, index) => (index === key ? replaced(item, rest, value) : item));
  return isJsonObject(json) ? { ...json, [key]: replaced(json[key], rest, value) } : (json ?? null);
}
