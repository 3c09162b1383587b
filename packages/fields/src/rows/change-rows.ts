import type { Field, Form, Row, RowCommand } from '@guichet/engine';
import { canAddRows, canMoveRows, canRemoveRows } from './row-limits.ts';

export type RowChangeOutcome =
  | { readonly kind: 'changed' }
  /** Whether the row is to be removed is yet to be asked. */
  | { readonly kind: 'asked'; readonly row: { readonly grid: string; readonly row: number } }
  /** It asks for nothing that there is. */
  | { readonly kind: 'unknown' };

/** Does what the button of a grid asks for in a plain post. */
export function changeRows(form: Form, command: RowCommand): RowChangeOutcome {
  const { kind, target } = command;
  const grid = form.fieldByPath(target);
  const rows = grid?.rows();
  if (grid === undefined || rows === undefined || !grid.visible()) return unknown;
  if (kind === 'row:add') {
    if (!canAddRows(grid, form)) return unknown;
    form.dispatch({ kind: 'row:add', grid });
    return changed;
  }
  const { index } = command;
  const row = rows[index];
  if (row === undefined) return unknown;
  if (grid.model.rowEditing !== undefined && changeOpenRow(form, grid, row, kind)) return changed;
  if (kind === 'row:remove' && canRemoveRows(grid))
    return { kind: 'asked', row: { grid: target, row: index } };
  if (kind === 'row:removed' && canRemoveRows(grid)) form.dispatch({ kind: 'row:remove', grid, row });
  else if (kind === 'row:up' && canMoveRows(grid) && index > 0)
    form.dispatch({ kind: 'row:move', grid, row, to: index - 1 });
  else if (kind === 'row:down' && canMoveRows(grid) && index < rows.length - 1)
    form.dispatch({ kind: 'row:move', grid, row, to: index + 1 });
  else return kind === 'row:keep' ? changed : unknown;
  return changed;
}

const changed: RowChangeOutcome = { kind: 'changed' };
const unknown: RowChangeOutcome = { kind: 'unknown' };

/** Of a grid whose rows are opened and saved. A row that cannot be saved stays open, and shows what is wrong. */
function changeOpenRow(form: Form, grid: Field, row: Row, kind: RowCommand['kind']): boolean {
  if (grid.disabled()) return false;
  if (kind === 'row:open') form.dispatch({ kind: 'row:open', grid, row });
  else if (kind === 'row:save') form.dispatch({ kind: 'row:save', grid, row });
  else if (kind === 'row:cancel') form.dispatch({ kind: 'row:cancel', grid, row });
  else return false;
  return true;
}
