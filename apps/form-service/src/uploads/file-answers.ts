import { type DataPath, isJsonObject, type Json, type JsonObject, parsePath } from '@guichet/definition';
import type { Field, Form, PreparedComponent } from '@guichet/engine';
import { type FileLimits, limitsOf } from '@guichet/fields/file-rules';

/** The value of one file field in a submission. */
export interface FileAnswer {
  readonly component: PreparedComponent;
  /** With what they name of the answers. */
  readonly limits: FileLimits;
  /** With indexes of rows. */
  readonly path: DataPath;
  /** The field in messages. */
  readonly label: string;
  readonly records: readonly Json[];
}

/** The files that a submission names, as far as they are stored with it. */
export function fileAnswersOf(
  form: Form,
  fields: readonly Field[],
  stored: JsonObject,
): readonly FileAnswer[] {
  return fields.flatMap((field) => {
    if (field.component.type !== 'file') return [];
    const path = parsePath(field.path());
    const records = valueAt(stored, path);
    if (!Array.isArray(records) || records.length === 0) return [];
    const limits = limitsOf({ form, field });
    return [{ component: field.component, limits, path, label: field.name(), records }];
  });
}

function valueAt(data: JsonObject, path: DataPath): Json | undefined {
  let value: Json | undefined = data;
  for (const part of path) {
    if (Array.isArray(value) && typeof part === 'number') value = value[part];
    else if (isJsonObject(value) && Object.hasOwn(value, part)) value = value[part];
    else return undefined;
  }
  return value;
}
