import { root } from '../../launcher/launch.js';
import { runToEnd } from '../../launcher/run-to-end.js';
import { findChromium } from '../../testing/find-chromium.ts';
import type { LongTest } from '../part.ts';

const walks = 1_000;

const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config=e2e/playwright.config.ts'];

export const draftsPart: LongTest = {
  name: 'drafts',
  what: `${walks} residents whose browser, network and server die at random: no answer lost, nothing received twice`,
  async run({ seed }) {
    const chromium = findChromium(root);
    const env = {
      ...{ ...process.env, ...chromium.env, NODE_ENV: 'test', CHROMIUM_PATH: chromium.path },
      ...{ DRAFT_WALKS: String(walks), RANDOM_SEED: String(seed) },
    };
    const whole = ['--global-timeout=0', '--retries=0', 'draft-walk.spec.ts'];
    for (const args of [['tools/build.ts'], [...playwright, ...whole]]) {
      const { code } = await runToEnd(process.execPath, args, { cwd: root, env });
      if (code !== 0) return [`a walk, as printed above; again with drafts --seed ${seed}`];
    }
    return [];
  },
};
