import { join } from 'node:path';
import type { FeatureName } from '../../packages/engine/src/engine.ts';
import { buildSite } from '../build/build-site.ts';
import { siteFolders } from '../build/site-folders.ts';
import { readBuild } from '../weigh/build.ts';
import { partsOfPage } from '../weigh/parts-of-page.ts';
import { practiceForms } from '../weigh/practice-forms.ts';
import { kB, percentile } from '../weigh/report.ts';
import { weighFolder } from '../weigh/weigh-folder.ts';
import { type FormWeight, uncounted, weighForm } from '../weigh/weigh-form.ts';
import { budget, ownForms, type WeightBudget } from './budget.ts';

/** A sentence for each figure of what the practice forms need that is above its budget. Prints them all. */
export async function checkWeights(root: string): Promise<string[]> {
  try {
    await buildSite(root);
  } catch {
    // The check of the page's own files reports it.
    return [];
  }
  const weights = weighForms(siteFolders(root).clientDir);
  const { median, ninetieth, maximum, plain, atOnce, ninetiethAtOnce, files } = figuresOf(weights);
  console.log(
    `All script that a form needs, over ${weights.all.length} practice forms: median ${kB(median)}, ` +
      `90th percentile ${kB(ninetieth)}, maximum ${kB(maximum)}; without code, files and rows at most ${kB(plain)}; ` +
      `before it answers to a key, median ${kB(atOnce)}, 90th percentile ${kB(ninetiethAtOnce)}; half of them come in at most ${files} files`,
  );
  const build = readBuild(siteFolders(root).clientDir);
  const weighed = weighFolder(join(root, 'forms'), build).map(({ file, sum }) => ({
    file,
    sum: sum.exact(),
  }));
  console.log(`Our own forms: ${weighed.map(({ file, sum }) => `${file} ${kB(sum)}`).join(', ')}`);
  return [...overFormBudget(weights, budget), ...overOwnBudget(weighed, ownForms)];
}

/** A sentence for each form above its budget, and for each that has none. */
export function overOwnBudget(
  weighed: readonly { readonly file: string; readonly sum: number }[],
  most: Readonly<Record<string, number>>,
): string[] {
  return weighed.flatMap(({ file, sum }) => {
    const budget = most[file];
    if (budget === undefined)
      return [`forms/${file} has no budget: give it one in tools/checks/budget.ts. It needs ${sum} bytes.`];
    return sum <= budget
      ? []
      : [
          `forms/${file} needs ${sum} bytes of JavaScript where its budget is ${budget} (tools/checks/budget.ts).`,
        ];
  });
}

/** The weights of forms: of all, and of those without the heaviest features. */
export interface Weights {
  readonly all: readonly FormWeight[];
  readonly plain: readonly FormWeight[];
}

/** Features that make a form heavy by themselves. */
const heavy: readonly FeatureName[] = ['code', 'type:file', 'rows'];

/** Weighs the forms of the table. Throws when a page can load what would not be counted. */
export function weighForms(clientDir: string): Weights {
  const build = readBuild(clientDir);
  const parts = partsOfPage(build);
  const missed = uncounted(build, parts);
  if (missed.length > 0)
    throw new Error(`The page can load ${missed.join(', ')}, which nothing in tools/weigh counts.`);
  const forms = practiceForms.flatMap(({ forms: count, features }) => {
    const weight = weighForm(features, build, parts);
    return Array.from({ length: count }, () => ({ features, weight }));
  });
  const plain = forms.filter(({ features }) => !heavy.some((name) => features.includes(name)));
  return { all: forms.map(({ weight }) => weight), plain: plain.map(({ weight }) => weight) };
}

/** The figures that are held, by the budget's name for each. */
export function figuresOf({ all, plain }: Weights) {
  return {
    median: percentile(all, 50),
    ninetieth: percentile(all, 90),
    maximum: percentile(all, 100),
    plain: percentile(plain, 100),
    atOnce: percentile(all, 50, 'atOnce'),
    ninetiethAtOnce: percentile(all, 90, 'atOnce'),
    files: percentile(all, 50, 'files'),
  } as const;
}

const words = {
  median: ['Half of the practice forms need', 'bytes'],
  ninetieth: ['One in ten of the practice forms needs', 'bytes'],
  maximum: ['A practice form needs', 'bytes'],
  plain: ['A practice form without code, files and rows needs', 'bytes'],
  atOnce: ['Before they answer to a key, half of the practice forms need', 'bytes'],
  ninetiethAtOnce: ['Before it answers to a key, one in ten of the practice forms needs', 'bytes'],
  files: ['Half of the practice forms load', 'files'],
} as const;

/** A sentence for each figure above its budget. */
export function overFormBudget(weights: Weights, most: Omit<WeightBudget, 'first' | 'style'>): string[] {
  const figures = figuresOf(weights);
  return (Object.keys(words) as (keyof typeof words)[]).flatMap((name) => {
    const [who, unit] = words[name];
    return figures[name] <= most[name]
      ? []
      : [
          `${who} ${figures[name]} ${unit} of JavaScript or more where the budget is ${most[name]} ` +
            '(tools/checks/budget.ts). Load less: `npm run weigh -- FOLDER` says what each part adds.',
        ];
  });
}
