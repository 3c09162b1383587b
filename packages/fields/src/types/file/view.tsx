import type { Field, FieldView } from '@guichet/engine';
import { filesFailed, filesMissing, filesUnderWay } from '@guichet/engine/rules/files';
import type { Feature } from '../../features/feature.ts';
import { FileField } from './file-field.tsx';
import { fileModel } from './model.ts';

/** Files to choose or to drop, how far they are on their way, and those that are stored. */
export function FileView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  return <FileField field={field} view={view} />;
}

/** Files that are sent with the form. */
export const feature: Feature = {
  models: { file: fileModel },
  rules: { filesFailed, filesMissing, filesUnderWay },
  views: { file: FileView },
};
