import type { Field, Form } from '@guichet/engine';
import { fieldsWithin, fileFields } from './fields-under-way.ts';
import { isUnderWay, workOf } from './file-commands.ts';
import type { WorkingFile } from './work.ts';

interface FailedFile {
  readonly field: Field;
  readonly file: WorkingFile;
}

/** Files that were not taken, in fields that are shown. Tracked. */
export function failedFiles({ fields }: Form): readonly FailedFile[] {
  return fileFields(fields)
    .filter((field) => field.visible())
    .flatMap((field) => workOf(field).files.flatMap((file) => (isUnderWay(file) ? [] : [{ field, file }])));
}

/**
 * Nothing is wrong with the form but files that were not taken, in fields that may be left empty: its resident may send
 * it without them. Whatever is wrong stops a form that is sent elsewhere. Source: product specification.
 */
export function mayGoWithout(form: Form): boolean {
  return (
    form.page.submissionType === undefined &&
    failedFiles(form).length > 0 &&
    fieldsWithin(form.fields).every((field) =>
      field.failures().every(({ name }) => name === 'filesFailed' && !field.required()),
    )
  );
}
