import { isJsonObject, type JsonObject } from '@guichet/definition';
import { maxRowCount } from '@guichet/engine';

/** Bytes of a submission as it is sent. */
export const largestSubmission = 1024 * 1024;

/** Bounds of what a submission may be. */
export const limits = {
  depth: 40,
  /** Keys and list items in all. */
  values: 20_000,
  /** Objects in one list, and items of any kind in a list that a grid reads. No page lets more of them be added. */
  rows: maxRowCount,
  /** Characters of `metadata` as JSON. */
  metadata: 16_384,
} as const;

/** An answer may stand under these, as of an option with such a value. An object may not: it would lead to what all objects share. */
const sharedNames = new Set(['constructor', 'prototype']);

export interface ParsedBody {
  readonly data: JsonObject;
  readonly metadata: JsonObject;
  readonly path: string | undefined;
}

export type BodyCheck =
  | { readonly kind: 'parsed'; readonly body: ParsedBody }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string };

/** Checks a submission at the door: its shape and its bounds. */
export function parseSubmission(body: unknown): BodyCheck {
  if (!isJsonObject(body)) return refused('not_an_object', 'Send a JSON object: {"data": {...}}.');
  const { data, metadata = {}, path } = body;
  if (!isJsonObject(data)) return refused('no_data', 'Send the answers as an object under "data".');
  if (!isJsonObject(metadata))
    return refused('wrong_metadata', 'Send "metadata" as an object, or leave it out.');
  if (path !== undefined && typeof path !== 'string')
    return refused('wrong_path', 'Send "path" as text, or leave it out.');
  const fault = boundsFault(body);
  if (fault !== undefined) return fault;
  if (JSON.stringify(metadata).length > limits.metadata) {
    return refused('metadata_too_large', `Keep "metadata" within ${limits.metadata} characters.`);
  }
  return { kind: 'parsed', body: { data, metadata, path } };
}

/** How a submission is refused that brings more rows than a grid may have, wherever that is seen. */
export const tooManyRows = refused('too_many_rows', `Send at most ${limits.rows} rows in one list.`);

/** Walks with a list of its own, so that no depth can overflow the stack. */
function boundsFault(body: JsonObject): BodyCheck | undefined {
  let level: readonly unknown[] = [body];
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limits.depth)
      return refused('too_deep', `Nest the data at most ${limits.depth} levels deep.`);
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      if (Array.isArray(value) && value.length > limits.rows && rowsIn(value) > limits.rows)
        return tooManyRows;
      for (const [key, inner] of Object.entries(value)) {
        if (key === '__proto__' || (sharedNames.has(key) && Object(inner) === inner))
          return refused('forbidden_key', `The key "${key}" is not allowed.`);
        next.push(inner);
      }
    }
    count += next.length;
    if (count > limits.values) return refused('too_many_values', `Send at most ${limits.values} values.`);
    level = next;
  }
  return undefined;
}

function rowsIn(list: readonly unknown[]): number {
  return list.filter((item) => typeof item === 'object' && item !== null).length;
}

function refused(code: string, message: string): BodyCheck & { readonly kind: 'refused' } {
  return { kind: 'refused', code, message };
}
