import type { LiveField } from './live-field.ts';

/** Finds fields by what conditions call them: their path, else their bare key. */
export interface Names {
  add(field: LiveField): void;
  /** The first in definition order. */
  find(reference: string): LiveField | undefined;
}

/** Names within one row, or those outside of all rows: paths begin there. */
export function createNames(): Names {
  const paths = new Map<string, LiveField>();
  const keys = new Map<string, LiveField>();
  return {
    add(field) {
      const { key } = field.component;
      if (key !== '' && !keys.has(key)) keys.set(key, field);
      const path = field.keys.join('.');
      if (field.model.data !== 'none' && !paths.has(path)) paths.set(path, field);
    },
    find: (reference) => paths.get(reference) ?? keys.get(reference),
  };
}
