import type { FormContext, InternalField, InternalRow } from '../fields/internal-field.ts';
import { isOpen } from './row-failures.ts';

/** In a row that came back those rows are open that were open when it went, with what was typed in them. */
export function reopenAlike(row: InternalRow, former: InternalRow, context: FormContext): void {
  reopenIn(row.fields, former.fields, context);
}

function reopenIn(
  fields: readonly InternalField[],
  former: readonly InternalField[],
  context: FormContext,
): void {
  fields.forEach((field, index) => {
    const was = former[index];
    if (was === undefined) return;
    reopenIn(field.children, was.children, context);
    reopenRows(field, was, context);
    field.rows()?.forEach((inner, at) => {
      const before = was.rows()?.[at];
      if (before !== undefined) reopenAlike(inner, before, context);
    });
  });
}

function reopenRows(field: InternalField, was: InternalField, context: FormContext): void {
  const rows = context.rowsOf.get(field);
  if (rows === undefined || field.model.rowEditing?.(field.component).isApart !== true) return;
  // Its author may have it open some by itself.
  for (const row of rows.current()?.filter(isOpen) ?? []) rows.cancel(row);
  was.rows()?.forEach((before, at) => {
    const row = rows.current()?.[at];
    if (before.state() === 'new') rows.reopen(undefined, before.node.toJson());
    else if (before.state() === 'open' && row !== undefined) rows.reopen(row, before.node.toJson());
  });
}
