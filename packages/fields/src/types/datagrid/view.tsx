import type { Field, FieldView } from '@guichet/engine';
import type { Feature } from '../../features/feature.ts';
import { DataGrid } from './data-grid.tsx';
import { datagridModel } from './model.ts';

export function DatagridView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  return <DataGrid field={field} view={view} />;
}

/** A table of rows. */
export const feature: Feature = {
  models: { datagrid: datagridModel },
  views: { datagrid: DatagridView },
};
