import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './launcher/launch.js';
import { runToEnd } from './launcher/run-to-end.js';
import { type Count, judge, sum } from './testing/count.ts';
import { findChromium } from './testing/find-chromium.ts';
import { readCheckReport, readPlaywrightReport, readVitestReport } from './testing/read-reports.ts';

interface Runner {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Without a report, the whole run is one test. */
  readonly report?: { readonly path: string; readonly read: (path: string) => Count | undefined };
}

const reports = join(root, '.guichet', 'reports');
const checkReport = join(reports, 'check.json');
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

const runners: readonly Runner[] = [
  { name: 'Build', args: ['tools/build.ts'] },
  {
    name: 'Checks',
    args: ['tools/check.ts', `--report=${checkReport}`],
    report: { path: checkReport, read: readCheckReport },
  },
  {
    name: 'Vitest',
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ],
    report: { path: vitestReport, read: readVitestReport },
  },
  {
    name: 'Journeys',
    args: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=e2e/playwright.config.ts',
      '--reporter=list,json',
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    report: { path: playwrightReport, read: readPlaywrightReport },
  },
];

const { passed, failed, failures = [] } = sum(await runAll());
// Whoever reads the end of a long log finds them.
for (const failure of failures) console.log(`Failed: ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function runAll(): Promise<readonly Count[]> {
  const counts: Count[] = [];
  try {
    const chromium = findChromium(root);
    console.log(`Chromium: ${chromium.path}`);
    const env = { ...process.env, ...chromium.env, NODE_ENV: 'test', CHROMIUM_PATH: chromium.path };
    for (const runner of runners) counts.push(await run(runner, env));
  } catch (error) {
    console.error(error);
    counts.push({ passed: 0, failed: 1 });
  }
  return counts;
}

async function run({ name, args, env, report }: Runner, shared: NodeJS.ProcessEnv): Promise<Count> {
  console.log(`\n${name}\n`);
  mkdirSync(reports, { recursive: true });
  if (report !== undefined) rmSync(report.path, { force: true });
  const { code, wasTold } = await runToEnd(process.execPath, args, { cwd: root, env: { ...shared, ...env } });
  if (wasTold) process.exit(code);
  if (report === undefined) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return judge(report.read(report.path), code);
}
