import { siteFolders } from '../../tools/build/site-folders.ts';
import { figuresOf, weighForms } from '../../tools/checks/check-weights.ts';
import { sumOf, weighPage } from '../../tools/checks/weigh-page.ts';

/** Prints the packed sizes beside their goals: of every page's first files, and of all files for the practice forms. */
export function printWeights(root: string): void {
  const { clientDir } = siteFolders(root);
  const { scripts, styles } = weighPage(clientDir);
  const { median, ninetieth, maximum } = figuresOf(weighForms(clientDir));
  const lines = [
    ['script of a page', sumOf(scripts), undefined],
    ['styles of a page', sumOf(styles), 12],
    ['script of the median form', median, 120],
    ['script of one form in ten', ninetieth, 140],
    ['script of the heaviest form', maximum, 165],
  ] as const;
  for (const [what, bytes, goal] of lines) {
    const size = bytes / 1000;
    const result = goal === undefined ? '' : `goal ${goal} kB: ${size <= goal ? 'met' : 'missed'}`;
    console.log(`${what.padEnd(28)} ${size.toFixed(1)} kB   ${result}`.trimEnd());
  }
}
