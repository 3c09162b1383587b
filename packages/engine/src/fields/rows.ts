import { type Signal, signal } from '@preact/signals-core';
import { createDataNode, type DataNode } from '../data/data-tree.ts';
import type { LiveField, LiveRow } from './live-field.ts';
import { createNames } from './names.ts';
import { withChildren } from './within.ts';

/** The rows of one grid, as they come, go and move. */
export interface Rows {
  /** Tracked. */
  current(): readonly LiveRow[] | undefined;
  add(at: number): LiveRow;
  remove(row: LiveRow): void;
  move(row: LiveRow, to: number): void;
  /** Other rows take the place of all; undefined: the key is gone. */
  replace(nodes: readonly DataNode[] | undefined): void;
}

interface Builder {
  /** Makes the fields of a row, enters them, and starts them; what ends their reactions comes back with them. */
  build(row: LiveRow): { readonly fields: readonly LiveField[]; start(): readonly (() => void)[] };
  /** Takes the fields of a row out of the form. */
  forget(fields: readonly LiveField[]): void;
}

interface MutableRow extends LiveRow {
  fields: readonly LiveField[];
  readonly place: Signal<number>;
}

/** Ids count up and are never used again, so that what is drawn for a row goes with it. */
export function createRows(grid: LiveField, { build, forget }: Builder): Rows {
  const current = signal<readonly MutableRow[] | undefined>(undefined);
  let nextId = 1;

  function createRow(node: DataNode): MutableRow {
    const names = createNames();
    const place = signal(0);
    let stops: readonly (() => void)[] = [];
    const prefix = `${pathInRows(grid)}.`;
    const row: MutableRow = {
      id: nextId,
      grid,
      node,
      fields: [],
      place,
      index: () => place.value,
      find: (reference) =>
        names.find(reference) ??
        (reference.startsWith(prefix) ? names.find(reference.slice(prefix.length)) : undefined),
      dispose() {
        for (const stop of stops) stop();
        const gone = row.fields.flatMap(withChildren);
        for (const inner of gone.flatMap((field) => field.rows() ?? [])) inner.dispose();
        forget(gone);
      },
    };
    nextId += 1;
    const built = build(row);
    row.fields = built.fields;
    for (const field of built.fields.flatMap(withChildren)) names.add(field);
    started.set(row, () => {
      stops = built.start();
    });
    return row;
  }

  const started = new Map<LiveRow, () => void>();

  function show(rows: readonly MutableRow[] | undefined): void {
    rows?.forEach(({ place }, index) => {
      place.value = index;
    });
    current.value = rows;
    grid.list?.write(rows?.map(({ node }) => node));
    // A row starts when it stands in its place: what it computes may ask for it.
    for (const start of [...started.values()]) start();
    started.clear();
  }

  return {
    current: () => current.value,
    add(at) {
      const rows = current.peek() ?? [];
      const row = createRow(createDataNode());
      show([...rows.slice(0, at), row, ...rows.slice(at)]);
      return row;
    },
    remove(row) {
      show((current.peek() ?? []).filter((other) => other !== row));
      row.dispose();
    },
    move(row, to) {
      const rows = current.peek() ?? [];
      const moved = rows.find((other) => other === row);
      if (moved === undefined) return;
      const others = rows.filter((other) => other !== row);
      show([...others.slice(0, to), moved, ...others.slice(to)]);
    },
    replace(nodes) {
      const former = current.peek() ?? [];
      show(nodes?.map(createRow));
      for (const row of former) row.dispose();
    },
  };
}

/** The path of a grid without the indexes of rows: what conditions in its rows may put before a key. */
function pathInRows(grid: LiveField): string {
  const own = grid.keys.join('.');
  return grid.inRow === undefined ? own : `${pathInRows(grid.inRow.grid)}.${own}`;
}
