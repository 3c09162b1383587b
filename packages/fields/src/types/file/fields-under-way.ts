import type { Field } from '@guichet/engine';
import { isUnderWay, workOf } from './file-commands.ts';

/** These fields, and all that stand in them, rows included. Tracked. */
export function fieldsWithin(fields: readonly Field[]): readonly Field[] {
  return fields.flatMap((field) => [
    field,
    ...fieldsWithin(field.children),
    ...(field.rows() ?? []).flatMap((row) => fieldsWithin(row.fields)),
  ]);
}

export function fileFields(fields: readonly Field[]): readonly Field[] {
  return fieldsWithin(fields).filter(({ component }) => component.type === 'file');
}

/** The fields, wherever in the form, of which files are on their way. Tracked. */
export function fieldsUnderWay(fields: readonly Field[]): readonly Field[] {
  return fileFields(fields).filter((field) => workOf(field).files.some(isUnderWay));
}
