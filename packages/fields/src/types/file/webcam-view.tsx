import type { Field, FieldView } from '@guichet/engine';
import { Camera } from './camera.tsx';
import { FileField } from './file-field.tsx';

/** Files of which some are pictures that are taken on the page. */
export function WebcamFileView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  return <FileField field={field} view={view} Camera={Camera} />;
}
