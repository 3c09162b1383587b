import type { InternalField } from './internal-field.ts';

/** Finds fields by what conditions call them: their path, else their bare key. */
export interface Names {
  /** `pathKeys`: the keys of its path from where the names begin. */
  add(field: InternalField, pathKeys?: readonly string[]): void;
  /** The first in definition order. */
  find(reference: string): InternalField | undefined;
}

/** Joined: most paths are one key, and need no text of their own. */
export function pathOfField(keys: readonly string[]): string {
  const [first = ''] = keys;
  return keys.length < 2 ? first : keys.join('.');
}

/** Names within one row or form, or those outside of all: paths begin there. */
export function createNames(): Names {
  const paths = new Map<string, InternalField>();
  const keys = new Map<string, InternalField>();
  return {
    add(field, pathKeys = field.keys) {
      const { key } = field.component;
      const path = field.model.data === 'none' ? undefined : pathOfField(pathKeys);
      if (path !== undefined && !paths.has(path)) paths.set(path, field);
      // A field that is found by its path needs no second entry.
      if (key !== '' && key !== path && !keys.has(key)) keys.set(key, field);
    },
    find: (reference) => paths.get(reference) ?? keys.get(reference),
  };
}
