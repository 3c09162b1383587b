import type { DataNode } from '../data/data-tree.ts';
import type { LiveField } from './live-field.ts';
import { createNames } from './names.ts';

/** A form within the form: what stands in it sees its data and its names as all there is. */
export interface Scope {
  /** The field that it is. */
  readonly of: LiveField;
  /** What `data` means in it. */
  readonly node: DataNode;
  add(field: LiveField): void;
  /** By path from this form, else by bare key. */
  find(reference: string): LiveField | undefined;
}

export function createScope(of: LiveField): Scope {
  const names = createNames();
  return {
    of,
    node: of.inner,
    add(field) {
      // What stands in a row is named from there.
      if (field.inRow === of.inRow) names.add(field, field.keys.slice(of.keys.length));
    },
    find: names.find,
  };
}
