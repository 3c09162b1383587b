import { root } from '../../launcher/launch.js';
import { runToEnd } from '../../launcher/run-to-end.js';
import { findChromium } from '../../testing/find-chromium.ts';
import type { LongTest } from '../part.ts';

const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config=e2e/playwright.config.ts'];

export const journeysPart: LongTest = {
  name: 'journeys',
  what: 'every journey in both languages, also those that npm test walks in one by turns, and those named x.long.spec.ts',
  async run() {
    const chromium = findChromium(root);
    const env = { ...process.env, ...chromium.env, NODE_ENV: 'test', CHROMIUM_PATH: chromium.path };
    for (const args of [['tools/build.ts'], playwright]) {
      const { code } = await runToEnd(process.execPath, args, {
        cwd: root,
        env: { ...env, BOTH_LANGUAGES: '1', LONG_JOURNEYS: '1' },
      });
      if (code !== 0) return ['a journey, as printed above'];
    }
    return [];
  },
};
