import { createHash } from 'node:crypto';
import { isJsonObject, type Json, parsePath } from '@guichet/definition';
import { foldUnique } from './fold-unique.ts';
import type { UniqueAnswer } from './storage.ts';

/** A path in the submissions of a form. */
export interface UniqueField {
  readonly form: string;
  readonly path: string;
}

/** The field that an answer is compared with: its own, or the one that it names elsewhere. */
export function fieldOf(form: string, { path, inside }: UniqueAnswer): UniqueField {
  return inside ?? { form, path };
}

/** One text for a field, or for a value in it. */
export function nameOf({ form, path }: UniqueField, value = ''): string {
  return JSON.stringify([form, path, value]);
}

/** The value at a data path, folded for comparison; empty where there is none. */
export function foldedAt(data: Json, path: string): string {
  let value: Json | undefined = data;
  for (const key of parsePath(path)) {
    if (Array.isArray(value) && typeof key === 'number') value = value[key];
    else if (isJsonObject(value) && Object.hasOwn(value, key)) value = value[key];
    else return '';
  }
  return value === undefined || value === null ? '' : foldUnique(value);
}

/** A folded value of any length as one that an index takes. */
export function hashOfFolded(folded: string): string {
  return createHash('sha256').update(folded).digest('hex');
}
