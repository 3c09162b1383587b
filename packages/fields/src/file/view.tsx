import type { Field, FieldView } from '@guichet/engine';
import { FileField } from './file-field.tsx';

/** Files to choose or to drop, how far they are on their way, and those that are stored. */
export function FileView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  return <FileField field={field} view={view} />;
}
