import type { Field, Form, Row } from '@guichet/engine';
import { canAddRows, canMoveRows, canRemoveRows } from './row-limits.ts';

/**
 * What the button of a grid asks for in a plain post, as the value of `guichet:change`: `row:add trees`,
 * `row:remove trees 2`, `row:up trees 2`, `row:save trees 2`. A grid is named by its path, a row by its place.
 */
export function rowChange(what: RowChange, grid: Field, index?: number): string {
  return [`row:${what}`, grid.path(), ...(index === undefined ? [] : [index])].join(' ');
}

export type RowChange = 'add' | 'remove' | 'up' | 'down' | 'open' | 'save' | 'cancel';

/** Does what such a button asks for. False where it asks for nothing that there is. */
export function changeRows(form: Form, change: string): boolean {
  const [, what, path = '', place] = /^row:(\w+) (\S+)(?: (\d+))?$/.exec(change) ?? [];
  const grid = form.fieldByPath(path);
  const rows = grid?.rows();
  if (grid === undefined || rows === undefined || !grid.visible()) return false;
  if (what === 'add') {
    if (!canAddRows(grid, form)) return false;
    form.addRow(grid);
    return true;
  }
  const index = Number(place);
  const row = rows[index];
  if (row === undefined) return false;
  if (grid.model.rowEditing !== undefined && changeOpenRow(form, grid, row, what)) return true;
  if (what === 'remove' && canRemoveRows(grid)) form.removeRow(grid, row);
  else if (what === 'up' && canMoveRows(grid) && index > 0) form.moveRow(grid, row, index - 1);
  else if (what === 'down' && canMoveRows(grid) && index < rows.length - 1)
    form.moveRow(grid, row, index + 1);
  else return false;
  return true;
}

/** Of a grid whose rows are opened and saved. A row that cannot be saved stays open, and shows what is wrong. */
function changeOpenRow(form: Form, grid: Field, row: Row, what: string | undefined): boolean {
  if (grid.disabled()) return false;
  if (what === 'open') form.openRow(grid, row);
  else if (what === 'save') form.saveRow(grid, row);
  else if (what === 'cancel') form.cancelRow(grid, row);
  else return false;
  return true;
}
