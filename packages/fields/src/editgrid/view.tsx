import type { Field, FieldView } from '@guichet/engine';
import { EditGrid } from './edit-grid.tsx';

export function EditgridView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  return <EditGrid field={field} view={view} />;
}
