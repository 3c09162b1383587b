import { existsSync } from 'node:fs';
import { compareFolder, type FormReport } from './compare/compare-folder.ts';
import { isFailure, linesOf, summaryOf } from './compare/report.ts';

// Every form in a folder, judged by our engine and by Form.io's: `npm run compare -- FOLDER`.
const [, , folder] = process.argv;
if (folder === undefined || !existsSync(folder)) {
  process.stderr.write('Say which folder of forms to compare: npm run compare -- FOLDER\n');
  process.exit(2);
}

// Form.io's engine reads dates in the zone of the machine, and says on the console what it stumbles over.
process.env.TZ = 'America/Toronto';
const silent = () => {};
Object.assign(console, { log: silent, warn: silent, error: silent });

const reports: FormReport[] = [];
for await (const report of compareFolder(folder)) {
  reports.push(report);
  process.stdout.write(`${linesOf(report).join('\n')}\n`);
}
process.stdout.write(`${summaryOf(reports).join('\n')}\n`);
process.exitCode = reports.some(isFailure) ? 1 : 0;
