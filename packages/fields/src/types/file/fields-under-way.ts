import type { Field } from '@guichet/engine';
import { isUnderWay, workOf } from './file-commands.ts';

/** The fields, wherever in the form, of which files are on their way. Tracked. */
export function fieldsUnderWay(fields: readonly Field[]): readonly Field[] {
  return fields.flatMap((field) => [
    ...(field.component.type === 'file' && workOf(field).files.some(isUnderWay) ? [field] : []),
    ...fieldsUnderWay(field.children),
    ...(field.rows() ?? []).flatMap((row) => fieldsUnderWay(row.fields)),
  ]);
}
