import type { Field, Form } from '@guichet/engine';
import { type FileStorage, fileStorageOf } from '../../host/file-storage.ts';
import type { FileSite, Files } from '../../host/files.ts';
import { type FileLimits, fileLimitsOf } from './file-limits.ts';
import { filledIn } from './fill-in.ts';
import { parseSize } from './parse-size.ts';

/** A field of a form instance, and where its files go. */
export interface Sender {
  readonly form: Form;
  readonly field: Field;
  readonly files: Files;
}

export function storageOf({ field, files }: Pick<Sender, 'field' | 'files'>): FileStorage | undefined {
  return fileStorageOf(field.component, files.unsetStorage);
}

/** Whether files of this storage have nowhere to go on this site. */
export function isNowhere({ isElsewhere }: FileSite, storage: FileStorage | undefined): boolean {
  return isElsewhere === true && storage !== 'base64';
}

/** The field's limits, with the answers that they name. */
export function limitsOf({
  form,
  field,
}: {
  readonly form: Form | undefined;
  readonly field: Field;
}): FileLimits {
  const { component } = field;
  const { fileMinSize, fileMaxSize } = component.settings;
  const filled = (size: unknown) =>
    typeof size === 'string' ? (form ? filledIn(size, form, field) : size) : '';
  return fileLimitsOf({
    ...component,
    settings: { ...component.settings, fileMinSize: filled(fileMinSize), fileMaxSize: filled(fileMaxSize) },
  });
}

/** Whether one of its limits names what is not answered yet, so that nobody knows what the field takes. */
export function isLimitUnknown(form: Form | undefined, field: Field): boolean {
  const { fileMinSize, fileMaxSize } = field.component.settings;
  return [fileMinSize, fileMaxSize].some(
    (size) =>
      typeof size === 'string' &&
      size.includes('{{') &&
      (form === undefined || parseSize(filledIn(size, form, field)) === undefined),
  );
}

/** The field without the indexes of its rows: what an upload names. */
export function fieldName(field: Field): string {
  return field.path().replace(/\[\d+\]/g, '');
}
