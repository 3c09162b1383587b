import { models } from '../../packages/fields/src/models.ts';
import { prepareForm } from '../../packages/prepare/src/prepare-form.ts';
import { readFolder } from '../open-all/read-folder.ts';
import type { Build } from './build.ts';
import { partsOfPage } from './parts-of-page.ts';
import type { WeighedForm } from './report.ts';
import { uncounted, weighForm } from './weigh-form.ts';

/** Weighs each form of a folder. Throws when the page can load what would not be counted. */
export function weighFolder(folder: string, build: Build): readonly WeighedForm[] {
  const parts = partsOfPage(build);
  const missed = uncounted(build, parts);
  if (missed.length > 0)
    throw new Error(`The page can load ${missed.join(', ')}, which nothing in tools/weigh counts.`);
  return featuresIn(folder).map(({ file, features }) => ({ file, ...weighForm(features, build, parts) }));
}

/** The features that the forms of a folder use. */
export function featuresIn(
  folder: string,
): readonly { readonly file: string; readonly features: readonly string[] }[] {
  return readFolder(folder).flatMap((found) => {
    if (found.kind !== 'form') return [];
    const prepared = prepareForm(found.definition, { models });
    return prepared.kind === 'prepared' ? [{ file: found.file, features: prepared.form.features }] : [];
  });
}
