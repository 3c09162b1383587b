import type { Json } from '@guichet/definition';

/** A form's values, writable. */
export interface Values {
  [key: string]: Json | undefined;
}

/** `f7` is a key of the form; `grid[3].c0` a key of a row. */
export function placeOf(path: string): { readonly row: number | undefined; readonly key: string } {
  const [, row, key] = /^grid\[(\d+)\]\.(.+)$/.exec(path) ?? [];
  return key === undefined ? { row: undefined, key: path } : { row: Number(row), key };
}
