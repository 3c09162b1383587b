import { join } from 'node:path';
import type { Json } from '@guichet/definition';
import { createFormFolder } from '../catalogue/form-folder.ts';
import { nestForms } from '../catalogue/nest-forms.ts';

/** The definitions of a folder's forms by their files, each with the forms that it names in their places. */
export async function nestedIn(folder: string): Promise<ReadonlyMap<string, Json>> {
  const { forms } = await createFormFolder(folder).look();
  return new Map(nestForms(forms).map(({ file, definition }) => [join(folder, file), definition]));
}
