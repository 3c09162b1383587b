import { existsSync } from 'node:fs';
import { compareFolder, type FormReport } from './compare/compare-folder.ts';
import { comparePagesOfFolder, type PageReport } from './compare/page/compare-folder-pages.ts';
import * as pages from './compare/page/report.ts';
import { isFailure, linesOf, summaryOf } from './compare/report.ts';

// Every form in a folder, judged by our engine and by Form.io's: `npm run compare -- FOLDER`; with `--page` drawn and
// filled in on our page and on Form.io's, side by side in a browser.
const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
if (folder === undefined || !existsSync(folder)) {
  process.stderr.write('Say which folder of forms to compare: npm run compare -- [--page] FOLDER\n');
  process.exit(2);
}
if (process.argv.includes('--page')) await onPages(folder);
else await byEngines(folder);

function say(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function byEngines(from: string): Promise<void> {
  // Form.io's engine reads dates in the zone of the machine, and says on the console what it stumbles over.
  process.env.TZ = 'America/Toronto';
  const silent = () => {};
  Object.assign(console, { log: silent, warn: silent, error: silent });
  const reports: FormReport[] = [];
  for await (const report of compareFolder(from)) {
    reports.push(report);
    say(linesOf(report));
  }
  say(summaryOf(reports));
  process.exitCode = reports.some(isFailure) ? 1 : 0;
}

async function onPages(from: string): Promise<void> {
  const reports: PageReport[] = [];
  for await (const report of comparePagesOfFolder(from)) {
    reports.push(report);
    say(pages.linesOf(report));
  }
  say(pages.summaryOf(reports));
  process.exitCode = reports.some(pages.isFailure) ? 1 : 0;
}
