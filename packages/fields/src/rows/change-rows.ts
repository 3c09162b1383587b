import type { Field, Form, Row } from '@guichet/engine';
import { canAddRows, canMoveRows, canRemoveRows } from './row-limits.ts';

/**
 * What the button of a grid asks for in a plain post, as the value of `guichet:change`: `row:add trees`,
 * `row:remove trees 2`, `row:up trees 2`, `row:save trees 2`. A grid is named by its path, a row by its place.
 * Without a script nothing brings a row back: to remove one is answered with a question, to which `removed` says yes.
 */
export function rowChange(what: RowChange, grid: Field, index?: number): string {
  return [`row:${what}`, grid.path(), ...(index === undefined ? [] : [index])].join(' ');
}

export type RowChange =
  | ('add' | 'remove' | 'removed' | 'keep' | 'up' | 'down')
  /** Of a grid whose rows are opened and saved. */
  | ('open' | 'save' | 'cancel');

export type RowChangeOutcome =
  | { readonly kind: 'changed' }
  /** Whether the row is to be removed is yet to be asked. */
  | { readonly kind: 'asked'; readonly row: { readonly grid: string; readonly row: number } }
  /** It asks for nothing that there is. */
  | { readonly kind: 'unknown' };

/** Does what such a button asks for. */
export function changeRows(form: Form, change: string): RowChangeOutcome {
  const [, what, path = '', place] = /^row:(\w+) (\S+)(?: (\d+))?$/.exec(change) ?? [];
  const grid = form.fieldByPath(path);
  const rows = grid?.rows();
  if (grid === undefined || rows === undefined || !grid.visible()) return unknown;
  if (what === 'add') {
    if (!canAddRows(grid, form)) return unknown;
    form.addRow(grid);
    return changed;
  }
  const index = Number(place);
  const row = rows[index];
  if (row === undefined) return unknown;
  if (grid.model.rowEditing !== undefined && changeOpenRow(form, grid, row, what)) return changed;
  if (what === 'remove' && canRemoveRows(grid)) return { kind: 'asked', row: { grid: path, row: index } };
  if (what === 'removed' && canRemoveRows(grid)) form.removeRow(grid, row);
  else if (what === 'up' && canMoveRows(grid) && index > 0) form.moveRow(grid, row, index - 1);
  else if (what === 'down' && canMoveRows(grid) && index < rows.length - 1)
    form.moveRow(grid, row, index + 1);
  else return what === 'keep' ? changed : unknown;
  return changed;
}

const changed: RowChangeOutcome = { kind: 'changed' };
const unknown: RowChangeOutcome = { kind: 'unknown' };

/** Of a grid whose rows are opened and saved. A row that cannot be saved stays open, and shows what is wrong. */
function changeOpenRow(form: Form, grid: Field, row: Row, what: string | undefined): boolean {
  if (grid.disabled()) return false;
  if (what === 'open') form.openRow(grid, row);
  else if (what === 'save') form.saveRow(grid, row);
  else if (what === 'cancel') form.cancelRow(grid, row);
  else return false;
  return true;
}
