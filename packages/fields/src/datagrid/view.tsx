import type { Field, FieldView } from '@guichet/engine';
import { DataGrid } from './data-grid.tsx';

export function DatagridView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  return <DataGrid field={field} view={view} />;
}
