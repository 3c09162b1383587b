import { isSecret, keysOf, without } from '../data/submission-data.ts';
import type { FormContext, InternalField, InternalRow } from '../fields/internal-field.ts';
import { allWithin } from '../fields/within.ts';
import type { OpenRowData } from '../form-data.ts';
import { isOpen } from './row-failures.ts';

/** Of all fields of a form, in definition order: the rows that are open, with what is typed in them. */
export function openRowsOf(fields: readonly InternalField[], onDevice?: boolean): readonly OpenRowData[] {
  return fields
    .filter(({ model }) => model.rowEditing !== undefined)
    .flatMap((grid) =>
      (grid.rows() ?? []).filter(isOpen).map((row) => ({
        grid: grid.path(),
        row: row.index(),
        isNew: row.state() === 'new',
        ...(row.isLeftOpen.peek() && { isLeft: true }),
        data: withoutSecrets(row, onDevice),
      })),
    );
}

function withoutSecrets({ node, fields, grid }: InternalRow, onDevice?: boolean): OpenRowData['data'] {
  const depth = keysOf(grid).length + 1;
  const secrets = fields.flatMap(allWithin).filter((field) => isSecret(field, onDevice));
  return secrets.reduce((data, field) => without(data, keysOf(field).slice(depth)), node.toJson());
}

/** Opens rows as they were left, the outer before those in them. */
export function restoreOpenRows(open: readonly OpenRowData[], context: FormContext): void {
  closeAll(context);
  for (const { grid, row: at, isNew, data } of open) {
    const field = context.index.find(grid);
    const rows = field && context.rowsOf.get(field);
    if (field?.model.rowEditing === undefined || rows === undefined) continue;
    const current = rows.current() ?? [];
    const row = current[at];
    // A new row stands after those that are saved.
    if (isNew && at >= current.length) rows.reopen(undefined, data);
    else if (!isNew && row !== undefined && !isOpen(row)) rows.reopen(row, data);
  }
}

/** See `CommandTerms.restoreLeft`. */
export function restoreLeft(open: readonly OpenRowData[], context: FormContext): void {
  for (const { grid, row: at, isNew, isLeft = false } of open) {
    const row = context.index.find(grid)?.rows()?.[at];
    if (row === undefined || !isOpen(row)) continue;
    row.isLeftOpen.value = isLeft;
    if (isNew) row.isAttempted.value = isLeft;
  }
}

function closeAll(context: FormContext): void {
  for (const grid of context.index.all()) {
    const rows = context.rowsOf.get(grid);
    // With an outer row all that stood in it has gone.
    const isThere = context.index.byId(grid.id) === grid;
    if (grid.model.rowEditing === undefined || rows === undefined || !isThere) continue;
    for (const row of rows.current() ?? []) if (isOpen(row)) rows.cancel(row);
  }
}
