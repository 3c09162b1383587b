import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../tools/testing/chromium-launch.ts';
import { sharedFolder } from './fixtures/shared-forms.ts';

// Named before any worker starts.
sharedFolder();

/**
 * Turns V8's optimizing compilers off. A page of a journey lives for seconds, too short for optimized code to pay: this
 * saves about a tenth of the journeys' processor time. What it compiled is kept for the next page, which saves another.
 */
const unoptimized = '--js-flags=--no-opt --no-maglev --no-flush-bytecode';

/**
 * A new page of the site joins the process of the one that stays open, which has compiled the scripts already. It is in
 * none of its own before that, as an empty page: a quarter of what it costs to open one.
 */
const oneProcess = ['--process-per-site', '--renderer-process-limit=1'];

/** Each worker starts its own products: `fixtures/products.ts`. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // They run in `npm run test:long -- journeys`, or when a word names them.
  ...(process.env.LONG_JOURNEYS === undefined && { testIgnore: '**/*.long.spec.ts' }),
  // Node strips the types of our sources itself, in a quarter of the time that Playwright's compiler needs.
  build: { external: ['**/*.ts'] },
  outputDir: 'test-results',
  // The tests of a file share a worker: its product is started once, and its language changes seldom.
  fullyParallel: false,
  forbidOnly: true,
  // Once more for the trace alone: it stays failed.
  retries: 1,
  failOnFlakyTests: true,
  workers: 2,
  // Bounds for what hangs; a loaded machine is slow, and no journey is about time.
  timeout: 600_000,
  globalTimeout: 60 * 60_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    headless: true,
    video: 'off',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // A click that never becomes possible fails long before the timeout of its journey.
    actionTimeout: 120_000,
    launchOptions: { ...chromiumLaunch, args: [...chromiumLaunch.args, unoptimized, ...oneProcess] },
  },
});
