import type { Field, FieldView } from '@guichet/engine';
import { DataGrid } from './data-grid.tsx';
import { createDrag } from './drag.ts';
import { moveRow } from './move-row.tsx';
import { RowGroups } from './row-groups.tsx';
import type { Arranging } from './rows-of-grid.ts';

const arranging: Arranging = { createDrag, moveRow, RowGroups };

/** A grid whose rows can be moved, or stand in groups. */
export function ArrangedGridView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  return <DataGrid field={field} view={view} arranging={arranging} />;
}
