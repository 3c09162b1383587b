import type { Slot } from '../data/data-tree.ts';
import type { LiveField } from './live-field.ts';

/** Finds fields without walking the form. */
export interface FieldIndex {
  add(field: LiveField): void;
  byId(id: string): LiveField | undefined;
  /** By data path, else by bare key: the first in definition order. */
  find(reference: string): LiveField | undefined;
  /** The fields that share one place in the data: alternatives with the same key. */
  at(slot: Slot): readonly LiveField[];
  /** In definition order. */
  all(): readonly LiveField[];
}

export function createFieldIndex(): FieldIndex {
  const all: LiveField[] = [];
  const ids = new Map<string, LiveField>();
  const paths = new Map<string, LiveField>();
  const keys = new Map<string, LiveField>();
  const slots = new Map<Slot, LiveField[]>();
  return {
    add(field) {
      all.push(field);
      ids.set(field.id, field);
      const { key } = field.component;
      if (key !== '' && !keys.has(key)) keys.set(key, field);
      if (field.model.data === 'none') return;
      if (!paths.has(field.path())) paths.set(field.path(), field);
      if (field.slot === undefined) return;
      const sharing = slots.get(field.slot);
      if (sharing === undefined) slots.set(field.slot, [field]);
      else sharing.push(field);
    },
    byId: (id) => ids.get(id),
    find: (reference) => paths.get(reference) ?? keys.get(reference),
    at: (slot) => slots.get(slot) ?? [],
    all: () => all,
  };
}
