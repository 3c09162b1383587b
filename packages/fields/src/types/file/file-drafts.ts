import type { Form } from '@guichet/engine';
import type { Files } from '../../host/files.ts';
import { fileFields } from './fields-under-way.ts';
import { addFiles, filesOf, workOf } from './file-commands.ts';
import { fileName, recordsIn } from './model.ts';
import { plainName } from './shown-name.ts';

/** A file that a page has and no service yet, and the path of its field. */
export interface UnsentFile {
  readonly path: string;
  readonly file: File;
}

/** Files that are on their way, or that can be tried again. */
export function unsentFiles({ fields }: Form): readonly UnsentFile[] {
  return fileFields(fields).flatMap((field) =>
    [...filesOf(field).values()].map(({ file }) => ({ path: field.path(), file })),
  );
}

/**
 * Goes on with files of an earlier page, in the fields that are still there. A resident may have chosen one of them again
 * meanwhile, or the page has newer answers that hold it as stored: those stay. `isRestored`: the form has its state of
 * when it was left, which may be newer; a file that it does not name was given up.
 */
export function giveFiles(form: Form, files: Files, unsent: readonly UnsentFile[], isRestored = false): void {
  for (const { path, file } of unsent) {
    const field = form.fieldByPath(path);
    if (field?.component.type !== 'file') continue;
    const isChosen = [...filesOf(field).values()].some((chosen) => chosen.file.name === file.name);
    const isStored = recordsIn(field.value()).some((record) => fileName(record) === plainName(file.name));
    const isNamed = workOf(field).files.some(({ originalName }) => originalName === plainName(file.name));
    if (!isChosen && !isStored && (isNamed || !isRestored)) addFiles({ form, field, files }, [file]);
  }
}
