import { compareFolder, type FormReport } from './compare-folder.ts';
import type { PageReport } from './page/compare-folder-pages.ts';
import * as engines from './report.ts';

type Print = (line: string) => void;

/** Names of the forms that are not as in Form.io. */
type Differing = readonly string[];

/** Validates every form in a folder by both engines, and says what it sees. */
export async function compareByEngines(
  folder: string,
  seed: number,
  print: Print,
  files?: readonly string[],
): Promise<Differing> {
  const reports: FormReport[] = [];
  for await (const report of compareFolder(folder, seed, files)) {
    reports.push(report);
    engines.linesOf(report).forEach(print);
  }
  engines.summaryOf(reports).forEach(print);
  return reports.filter(engines.isFailure).map(({ file }) => file);
}

/** Fills in every form in a folder on both pages, and says what it sees. The product must be built. */
export async function compareOnPages(
  folder: string,
  seed: number,
  print: Print,
  files?: readonly string[],
): Promise<Differing> {
  // Loaded here: the browser and the bundler that it needs take longer to load than the engines.
  const { comparePagesOfFolder } = await import('./page/compare-folder-pages.ts');
  const { usualBounds } = await import('./page/compare-pages.ts');
  const pages = await import('./page/report.ts');
  const reports: PageReport[] = [];
  for await (const report of comparePagesOfFolder(folder, { ...usualBounds, seed }, files)) {
    reports.push(report);
    pages.linesOf(report).forEach(print);
  }
  pages.summaryOf(reports).forEach(print);
  return [...new Set(reports.filter(pages.isFailure).map(({ file }) => file))];
}
