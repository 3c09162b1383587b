import { join, resolve } from 'node:path';
import { createFormFolder } from '../catalogue/form-folder.ts';
import { nestForms } from '../catalogue/nest-forms.ts';
import type { LoadedForm } from '../catalogue/read-form.ts';

export type FoundForm =
  | { readonly kind: 'form'; readonly form: LoadedForm; readonly file: string }
  | { readonly kind: 'none'; readonly reason: string };

/** A form of the folder by its alias or its file, as the server would serve it. */
export async function findForm(named: string, formsDir: string, cwd: string): Promise<FoundForm> {
  const { forms, refused } = await createFormFolder(formsDir).look();
  const isNamed = ({ file }: { file: string }) =>
    join(formsDir, file) === resolve(cwd, named) || file === named;
  const form = nestForms(forms).find(
    (candidate) => candidate.alias === named.trim().toLowerCase() || isNamed(candidate),
  );
  if (form !== undefined) return { kind: 'form', form, file: join(formsDir, form.file) };
  const fault = refused.find(isNamed);
  const reason =
    fault === undefined
      ? `There is no form "${named}" in ${formsDir} (FORMS_DIR).`
      : `${fault.file} cannot be a form: ${fault.reason}`;
  return { kind: 'none', reason };
}
