import type { JsonObject } from '@guichet/definition';
import { type Signal, signal } from '@preact/signals-core';
import { createDataNode, type DataNode } from '../data/data-tree.ts';
import type { RowState } from '../field.ts';
import type { FormContext, InternalField, InternalRow, RowBuilder, Rows } from '../fields/internal-field.ts';
import { createNames, type Names } from '../fields/names.ts';
import { withChildren } from '../fields/within.ts';
import { nameRow } from './name-row.ts';
import { rowSentences } from './row-failures.ts';
import { rowText } from './row-text.ts';

interface MutableRow extends InternalRow {
  fields: readonly InternalField[];
  readonly place: Signal<number>;
  readonly step: Signal<'new' | 'open' | 'saved'>;
  stored: DataNode | undefined;
  /** The value before it was opened. */
  before: JsonObject | undefined;
  isRestored: boolean;
}

/** Ids count up and are never used again, so that what is drawn for a row goes with it. */
export function createRows(grid: InternalField, { build, forget }: RowBuilder, context: FormContext): Rows {
  const current = signal<readonly MutableRow[] | undefined>(undefined);
  const editing = grid.model.rowEditing?.(grid.component);
  let nextId = 1;

  function createRow(node: DataNode, step: 'new' | 'open' | 'saved', id = nextId): MutableRow {
    let names: Names | undefined;
    const place = signal(0);
    let stops: readonly (() => void)[] = [];
    const row: MutableRow = {
      id,
      grid,
      node,
      fields: [],
      place,
      step: signal(step),
      stored: node,
      before: undefined,
      isRestored: false,
      isAsked: false,
      isAttempted: signal(false),
      isLeftOpen: signal(false),
      isRefused: signal(false),
      index: () => place.value,
      value: () => row.stored?.toJson() ?? {},
      state: () => stateOf(row),
      isLeft: () => row.isLeftOpen.value,
      errors: () => rowSentences(row),
      text: (setting, formatValue) => rowText(row, setting, formatValue, context),
      sentenceOf: (sentence) => nameRow(sentence, row),
      find(reference) {
        names ??= namesOf(row);
        const prefix = `${pathInRows(grid)}.`;
        return (
          names.find(reference) ??
          (reference.startsWith(prefix) ? names.find(reference.slice(prefix.length)) : undefined)
        );
      },
      dispose() {
        for (const stop of stops) stop();
        const gone = row.fields.flatMap(withChildren);
        for (const inner of gone.flatMap((field) => field.rows() ?? [])) inner.dispose();
        forget(gone);
      },
    };
    nextId = Math.max(nextId, id + 1);
    const built = build(row);
    row.fields = built.fields;
    started.set(row, () => {
      stops = built.start();
    });
    return row;
  }

  const started = new Map<InternalRow, () => void>();

  function stateOf({ step, fields }: MutableRow): RowState {
    if (step.value !== 'saved' || editing?.savesIncomplete !== true) return step.value;
    const passes = (field: InternalField): boolean =>
      field.failures().length === 0 &&
      field.children.every(passes) &&
      (field.rows() ?? []).every((row) => row.fields.every(passes));
    return fields.every(passes) ? 'saved' : 'draft';
  }

  function show(rows: readonly MutableRow[] | undefined): void {
    rows?.forEach(({ place }, index) => {
      place.value = index;
    });
    current.value = rows;
    grid.list?.write(rows?.flatMap(({ stored }) => stored ?? []));
    // A row starts when it stands in its place: what it computes may ask for it.
    for (const start of [...started.values()]) start();
    started.clear();
  }

  /** The same row in the same place, under the same id, with fields of its own. */
  function exchange(row: InternalRow, node: DataNode, step: 'open' | 'saved', before?: JsonObject): void {
    // First the former: both go by the same ids.
    row.dispose();
    const next = createRow(node, step, row.id);
    next.before = before;
    if (before !== undefined && editing?.isApart === true) next.stored = createDataNode(before);
    show((current.peek() ?? []).map((existing) => (existing.id === row.id ? next : existing)));
  }

  function mutable(row: InternalRow): MutableRow {
    const mutableRow = current.peek()?.find(({ id }) => id === row.id);
    if (mutableRow === undefined) throw new Error(`Field ${grid.id} has no row ${row.id} any more.`);
    return mutableRow;
  }

  const self: Rows = {
    current: () => current.value,
    add(at, held) {
      const rows = current.peek() ?? [];
      const row = createRow(createDataNode(held), editing === undefined ? 'saved' : 'new');
      if (editing?.isApart === true) row.stored = undefined;
      show([...rows.slice(0, at), row, ...rows.slice(at)]);
      return row;
    },
    remove(row) {
      show((current.peek() ?? []).filter((existing) => existing !== row));
      row.dispose();
    },
    move(row, to) {
      const rows = current.peek() ?? [];
      const moved = rows.find((existing) => existing === row);
      if (moved === undefined) return;
      const remaining = rows.filter((existing) => existing !== row);
      show([...remaining.slice(0, to), moved, ...remaining.slice(to)]);
    },
    open(row) {
      const mutableRow = mutable(row);
      if (mutableRow.step.peek() !== 'saved') return;
      mutableRow.before = mutableRow.node.toJson();
      if (editing?.isApart === true) mutableRow.stored = createDataNode(mutableRow.before);
      mutableRow.isLeftOpen.value = false;
      mutableRow.isRefused.value = false;
      mutableRow.isRestored = false;
      mutableRow.step.value = 'open';
      show(current.peek());
    },
    save(row) {
      const mutableRow = mutable(row);
      mutableRow.before = undefined;
      mutableRow.stored = mutableRow.node;
      mutableRow.isLeftOpen.value = false;
      mutableRow.step.value = 'saved';
      show(current.peek());
    },
    cancel(row) {
      const mutableRow = mutable(row);
      if (mutableRow.step.peek() === 'new') self.remove(mutableRow);
      else if (mutableRow.before !== undefined)
        exchange(mutableRow, createDataNode(mutableRow.before), 'saved');
    },
    reopen(row, typed) {
      if (row === undefined) {
        // The name of a row of this place on a newly rendered page: without a script its buttons lead to that name.
        nextId = Math.max(0, ...(current.peek() ?? []).map(({ id }) => id)) + 1;
        mutable(self.add(current.peek()?.length ?? 0, typed)).isRestored = true;
        return;
      }
      const mutableRow = mutable(row);
      exchange(mutableRow, createDataNode(typed), 'open', mutableRow.before ?? mutableRow.node.toJson());
      mutable(row).isRestored = true;
    },
    replace(nodes) {
      const former = current.peek() ?? [];
      const rows = nodes?.map((node) => createRow(node, 'saved'));
      show(rows);
      for (const row of former) row.dispose();
      if (context.absentStaysAbsent || rows === undefined) return;
      if (editing?.opens === 'all') for (const row of rows) self.open(row);
      if (editing?.opens === 'whenEmpty' && rows.length === 0) self.add(0);
    },
  };
  return self;
}

/** Made when somebody asks: most rows hold nothing that names a field of its row. */
function namesOf({ fields }: InternalRow): Names {
  const names = createNames();
  for (const field of fields.flatMap(withChildren)) names.add(field);
  return names;
}

/** The path of a grid without the indexes of rows: what conditions in its rows may put before a key. */
function pathInRows(grid: InternalField): string {
  const path = grid.keys.join('.');
  return grid.inRow === undefined ? path : `${pathInRows(grid.inRow.grid)}.${path}`;
}
