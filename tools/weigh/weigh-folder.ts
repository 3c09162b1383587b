import type { PageForm } from '../../packages/engine/src/engine.ts';
import { prepareForm } from '../../packages/engine/src/prepare/prepare-form.ts';
import { models } from '../../packages/fields/src/models.ts';
import { readFolder } from '../open-all/read-folder.ts';
import type { Build } from './build.ts';
import { parts } from './parts-of-form.ts';
import type { WeighedForm } from './report.ts';
import { uncountedFiles, weighForm } from './weigh-form.ts';

/** Weighs each form of a folder. Throws when the page can load what would not be counted. */
export function weighFolder(folder: string, build: Build): readonly WeighedForm[] {
  const uncounted = uncountedFiles(build, parts);
  if (uncounted.length > 0)
    throw new Error(
      `The page can load ${uncounted.join(', ')}, which no part in tools/weigh/parts-of-form.ts counts.`,
    );
  return preparedIn(folder).map(({ file, form }) => ({ file, ...weighForm(form, build, parts) }));
}

function preparedIn(folder: string): readonly { readonly file: string; readonly form: PageForm }[] {
  return readFolder(folder).flatMap((found) => {
    if (found.kind !== 'form') return [];
    const prepared = prepareForm(found.definition, { models });
    return prepared.kind === 'prepared' ? [{ file: found.file, form: prepared.form }] : [];
  });
}
