import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from './launcher/launch.js';
import { type ChosenTests, chooseTests } from './testing/chosen-tests.ts';
import { sum, type TestCount } from './testing/count.ts';
import { findChromium } from './testing/find-chromium.ts';
import { heapFlags } from './testing/heap-flags.ts';
import { missingPrograms } from './testing/missing-programs.ts';
import { randomRuns } from './testing/random-runs.ts';
import { readCheckReport, readPlaywrightReport, readVitestReport } from './testing/read-reports.ts';
import { type Runner, reportsIn, run, runInTurn } from './testing/runner.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

// `npm test`: everything. `npm run test -- WORD...` or `-- --changed[=COMMIT]`: what belongs to it.
const reports = reportsIn(root);
const checkReport = join(reports, 'check.json');
const playwrightReport = join(reports, 'playwright.json');

const build: Runner = { name: 'Build', args: ['tools/build.ts'] };
const checks: Runner = {
  name: 'Checks',
  args: ['tools/check.ts', `--report=${checkReport}`],
  report: { path: checkReport, read: readCheckReport },
};

const browserTests = vitest(['--project=browser'], { name: 'Vitest, browser' });
const nodeTests = vitest(['--project=node', '--maxWorkers=2'], { name: 'Vitest, Node' });
const aloneTests = vitest(['--project=alone', '--project=postgresql', '--maxWorkers=2'], {
  name: 'Vitest, alone',
});

const chosen = chooseTests(process.argv.slice(2), root);
const { passed, failed, failures = [] } = sum(await runChosen(chosen));
// The end of a long log shows them.
for (const failure of failures) console.log(`Failed: ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function runChosen(tests: ChosenTests): Promise<readonly TestCount[]> {
  try {
    if (tests.kind === 'wrong') throw new Error(tests.sentence);
    const chromium = findChromium(root);
    console.log(`Chromium: ${chromium.path}`);
    const env = {
      ...process.env,
      ...chromium.env,
      NODE_ENV: 'test',
      CHROMIUM_PATH: chromium.path,
      TMPDIR: temporaryFolder(),
      // Many Node processes load the same files: shared compiled code saves a quarter of a product's start.
      NODE_COMPILE_CACHE: join(root, '.guichet', 'compile-cache'),
    };
    mkdirSync(reports, { recursive: true });
    if (tests.kind === 'all') return await runAll(env);
    const runners =
      tests.kind === 'changed'
        ? [
            {
              ...vitest([`--changed=${tests.since}`, '--passWithNoTests', '--project=!long']),
              mayBeEmpty: true,
            },
          ]
        : tests.files.length === 0
          ? []
          : [vitest(tests.files, { env: { ONLY_TYPES: tests.types.join(' ') } })];
    const browsed = tests.journeys.length === 0 ? [] : [build, journeys(tests.journeys)];
    return await runInTurn([...runners, ...browsed], { root, env });
  } catch (error) {
    console.error(error instanceof Error && tests.kind === 'wrong' ? error.message : error);
    return [{ passed: 0, failed: 1 }];
  }
}

/** In two lanes where there are cores. More of them take longer: each takes the others' memory out of the caches. */
async function runAll(env: NodeJS.ProcessEnv): Promise<readonly TestCount[]> {
  for (const sentence of missingPrograms()) console.log(sentence);
  console.log(`Random tests: ${randomRuns.numRuns} cases each, of seed ${randomRuns.seed}.`);
  const built = await run(build, { root, env });
  if (availableParallelism() < 2)
    return [
      built,
      ...(await runInTurn([checks, browserTests, nodeTests, aloneTests, journeys()], { root, env })),
    ];
  const log = (name: string) => ({ root, env, log: join(reports, name) });
  const [first, second] = await Promise.all([
    // The checks run while the browser's tests wait.
    Promise.all([run(browserTests, log('browser.log')), run(checks, { root, env })]).then(async (counts) => [
      ...counts,
      await run(nodeTests, { root, env }),
    ]),
    run(journeys(), log('journeys.log')).then(async (count) => [
      count,
      await run(aloneTests, log('alone.log')),
    ]),
  ]);
  return [built, ...first, ...second];
}

interface VitestOptions {
  readonly name?: string;
  readonly env?: Readonly<Record<string, string>>;
}

function vitest(which: readonly string[], { name = 'Vitest', env = {} }: VitestOptions = {}): Runner {
  const vitestReport = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
  return {
    name,
    args: [...heapFlags, 'node_modules/vitest/vitest.mjs', 'run', ...reporters, ...which],
    env,
    report: { path: vitestReport, read: readVitestReport },
  };
}

function journeys(files: readonly string[] = []): Runner {
  return {
    name: 'Journeys',
    args: [
      ...heapFlags,
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=e2e/playwright.config.ts',
      '--reporter=list,json',
      ...files,
    ],
    env: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
      ...(files.length > 0 && { LONG_JOURNEYS: '1' }),
    },
    report: { path: playwrightReport, read: readPlaywrightReport },
  };
}
