import type { Field, FieldView } from '@guichet/engine';
import { rowEditing, rowEditingRules } from '@guichet/engine/features/row-editing';
import type { Feature } from '../../features/feature.ts';
import { EditGrid } from './edit-grid.tsx';
import { editgridModel } from './model.ts';

export function EditgridView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  return <EditGrid field={field} view={view} />;
}

/** Rows that are opened and saved one by one. */
export const feature: Feature = {
  abilities: { rowEditing },
  rules: rowEditingRules,
  models: { editgrid: editgridModel },
  views: { editgrid: EditgridView },
};
