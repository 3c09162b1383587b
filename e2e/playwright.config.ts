import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../tools/testing/chromium-launch.ts';
import { sharedFolder } from './fixtures/shared-forms.ts';
import type { ProductOptions } from './fixtures/test.ts';

// Named before any worker starts.
sharedFolder();

/** Each worker starts the whole product once, on ports and a data folder of its own. */
export default defineConfig<object, ProductOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Bounds for what hangs; a loaded machine is slow, and no journey is about time.
  timeout: 90_000,
  globalTimeout: 60 * 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    headless: true,
    video: 'off',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunch,
  },
});
