import { writeFileSync } from 'node:fs';
import { checkBudget } from './checks/check-budget.ts';
import { checkCircles } from './checks/check-circles.ts';
import { checkComments } from './checks/check-comments.ts';
import { checkCommits } from './checks/check-commits.ts';
import { checkFileSizes } from './checks/check-file-sizes.ts';
import { checkFormat } from './checks/check-format.ts';
import { checkLayers } from './checks/check-layers.ts';
import { checkLocales } from './checks/check-locales.ts';
import { checkLockfile } from './checks/check-lockfile.ts';
import { checkNames } from './checks/check-names.ts';
import { checkTerms } from './checks/check-terms.ts';
import { checkBrowserTypes, checkHeadlessTypes, checkTypes } from './checks/check-types.ts';
import { checkWeights } from './checks/check-weights.ts';
import { checkWords } from './checks/check-words.ts';
import { root } from './launcher/launch.js';

/** Everything quick. Each returns a sentence for each thing that is wrong. */
const checks: Readonly<Record<string, (root: string) => string[] | Promise<string[]>>> = {
  'format and lint': checkFormat,
  types: checkTypes,
  'types without a browser': checkHeadlessTypes,
  'names that browsers know': checkBrowserTypes,
  'order of the layers': checkLayers,
  'circles of imports': checkCircles,
  'sizes of files': checkFileSizes,
  'retired terms': checkTerms,
  'names of variables': checkNames,
  'languages by the list of locales': checkLocales,
  comments: checkComments,
  'words of one machine': checkWords,
  'package-lock.json': checkLockfile,
  'subjects of commits': checkCommits,
  "weight of a page's files": checkBudget,
  'weight of the practice forms': checkWeights,
};

const results = await Promise.all(
  Object.entries(checks).map(async ([name, check]) => ({ name, problems: await check(root) })),
);
for (const { name, problems } of results) {
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}`);
  for (const problem of problems) console.log(problem.replace(/^/gm, '  '));
}
const failed = results.filter(({ problems }) => problems.length > 0).length;

// `npm test` counts the checks among its tests.
const reportFlag = '--report=';
const report = process.argv.find((argument) => argument.startsWith(reportFlag))?.slice(reportFlag.length);
if (report !== undefined) writeFileSync(report, JSON.stringify({ passed: results.length - failed, failed }));
process.exitCode = failed === 0 ? 0 : 1;
