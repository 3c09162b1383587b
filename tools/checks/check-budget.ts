import { buildSite } from '../build/build-site.ts';
import { siteFolders } from '../build/site-folders.ts';
import { budget, type WeightBudget } from './budget.ts';
import { sumOf, weighPage } from './weigh-page.ts';

/** A sentence for each thing of which a page loads more than its budget. Builds when sources changed. */
export async function checkBudget(root: string): Promise<string[]> {
  try {
    await buildSite(root);
  } catch (error) {
    return [`There is no build to weigh, and building fails. Mend this first: ${error}`];
  }
  return overBudget(siteFolders(root).clientDir, budget);
}

/** Of a build that stands: what every page loads. */
export function overBudget(
  clientDir: string,
  { first, style }: Pick<WeightBudget, 'first' | 'style'>,
): string[] {
  const { scripts, styles } = weighPage(clientDir);
  return [...validate('JavaScript', scripts, first), ...validate('styles', styles, style)];
}

function validate(what: string, sizes: ReadonlyMap<string, number>, most: number): string[] {
  const sum = sumOf(sizes);
  if (sum <= most) return [];
  const files = [...sizes].map(([path, size]) => `\n  ${size}  ${path}`);
  return [
    `A page loads ${sum} bytes of ${what} where its budget is ${most} (tools/checks/budget.ts). ` +
      `Load less, or make a feature of what few forms need:${files.join('')}`,
  ];
}
