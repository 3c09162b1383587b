import type { Field, Row } from '../field.ts';
import { canEvaluate, evaluated } from '../fields/evaluate.ts';
import type { LiveRow } from '../fields/live-field.ts';
import type { Rows } from '../fields/rows.ts';
import type { Form } from '../form.ts';
import { isTrue } from '../json-logic/is-true.ts';
import type { Acting } from './acting.ts';

export type RowCommands = Pick<Form, 'addRow' | 'canAddRow' | 'removeRow' | 'moveRow'>;

/** What a resident does to the rows of a grid. Throws for a field without rows and for a row that is gone. */
export function createRowCommands({ context, commands, events, liveOf }: Acting): RowCommands {
  function change<T>(grid: Field, act: (rows: Rows) => T): T {
    const live = liveOf(grid);
    const rows = context.rowsOf.get(live);
    if (rows === undefined) throw new Error(`Field ${grid.id} has no rows.`);
    let result: { readonly value: T } | undefined;
    commands.run(() => {
      result = { value: act(rows) };
      live.judgement.value = { ...live.judgement.peek(), isModified: true, isJudged: true };
      context.onChange(live);
    }, true);
    if (result === undefined) throw new Error('A command runs at once.');
    return result.value;
  }

  function rowIn(grid: Field, { id }: Row): LiveRow {
    const row = liveOf(grid)
      .rows()
      ?.find((one) => one.id === id);
    if (row === undefined) throw new Error(`Field ${grid.id} has no row ${id} any more.`);
    return row;
  }

  return {
    addRow(grid, at) {
      const row = change(grid, (rows) => rows.add(at ?? rows.current()?.length ?? 0));
      events.emit('dataGridAddRow', { component: grid, row });
      return row;
    },
    canAddRow(grid) {
      const { conditionalAddButton } = grid.component;
      if (!canEvaluate(conditionalAddButton, context)) return true;
      const own = { value: grid.value() };
      const asked = { initial: true, own };
      return isTrue(evaluated(conditionalAddButton, liveOf(grid), context, asked)?.value ?? true);
    },
    removeRow(grid, row) {
      const gone = rowIn(grid, row);
      const index = gone.index();
      change(grid, (rows) => rows.remove(gone));
      events.emit('dataGridDeleteRow', { index });
    },
    moveRow: (grid, row, to) => change(grid, (rows) => rows.move(rowIn(grid, row), to)),
  };
}
