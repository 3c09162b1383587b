import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../launcher/launch.js';
import { runToEnd } from '../launcher/run-to-end.js';
import { readPlaywrightReport } from './read-reports.ts';

const config = `export default {
  retries: 1,
  failOnFlakyTests: true,
  reporter: [['json', { outputFile: 'report.json' }]],
};`;

const journeys = `import { expect, test } from '@playwright/test';
test('holds', () => {});
test('holds the second time', async ({}, info) => {
  if (info.retry === 1) await info.attach('trace', { path: 'trace.zip' });
  expect(info.retry).toBe(1);
});
test('never holds', async ({}, info) => {
  await info.attach('pages', { body: 'heading "Pages"' });
  expect(1).toBe(2);
});
test.skip('is left out', () => {});`;

test('what failed once or was left out is counted as failed and named, with its line, error, trace and pages', async () => {
  mkdirSync(join(root, '.guichet'), { recursive: true });
  const folder = mkdtempSync(join(root, '.guichet', 'journeys-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries({
    'playwright.config.mjs': config,
    'some.spec.mjs': journeys,
    'trace.zip': '',
  }))
    writeFileSync(join(folder, name), content);
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const { code } = await runToEnd(process.execPath, [cli, 'test'], { cwd: folder, stdio: 'ignore' });
  expect(code).toBe(1);
  const count = readPlaywrightReport(join(folder, 'report.json'));
  expect(count).toMatchObject({ passed: 1, failed: 3 });
  expect(count?.failures).toEqual([
    expect.stringMatching(/^some\.spec\.mjs:3: holds the second time \(flaky; trace: .*\.zip\)\n.*Error: /),
    expect.stringMatching(
      /^some\.spec\.mjs:7: never holds \(unexpected\)\n.*Error: [\s\S]*Received: 1\n[\s\S]*\n +heading "Pages"$/,
    ),
    'some.spec.mjs:11: is left out (skipped)',
  ]);
});
