import { untracked } from '@preact/signals-core';
import type { Slot } from '../data/data-tree.ts';
import type { FieldIndex, InternalField } from './internal-field.ts';
import { createNames } from './names.ts';

export function createFieldIndex(): FieldIndex {
  const roots: InternalField[] = [];
  const ids = new Map<string, InternalField>();
  const names = createNames();
  const slots = new Map<Slot, InternalField[]>();
  let all: readonly InternalField[] | undefined;

  return {
    add(field) {
      all = undefined;
      if (field.parent === undefined) roots.push(field);
      ids.set(field.id, field);
      if (field.inRow === undefined) names.add(field);
      if (field.slot === undefined) return;
      const sharing = slots.get(field.slot);
      if (sharing === undefined) slots.set(field.slot, [field]);
      else sharing.push(field);
    },
    remove(field) {
      all = undefined;
      ids.delete(field.id);
      if (field.slot !== undefined) slots.delete(field.slot);
    },
    byId: (id) => ids.get(id),
    find: (reference) => findIn(names.find, reference),
    at: (slot) => slots.get(slot) ?? [],
    all() {
      all ??= untracked(() => {
        const found: InternalField[] = [];
        for (const root of roots) addWithInner(root, found);
        return found;
      });
      return all;
    },
  };
}

type Find = (reference: string) => InternalField | undefined;

/** `g[0].a`: the row of that index in the grid, then what is named in it. */
function findIn(find: Find, reference: string): InternalField | undefined {
  const named = find(reference);
  if (named !== undefined) return named;
  const [, grid = '', index = '', rest = ''] = /^([^[]+)\[(\d+)\]\.(.+)$/.exec(reference) ?? [];
  if (grid === '') return undefined;
  const row = untracked(() => find(grid)?.rows()?.[Number(index)]);
  return row && findIn(row.find, rest);
}

function addWithInner(field: InternalField, found: InternalField[]): void {
  found.push(field);
  for (const child of field.children) addWithInner(child, found);
  for (const { fields } of field.rows() ?? []) for (const inner of fields) addWithInner(inner, found);
}
