import { root } from '../../launcher/launch.js';
import { runToEnd } from '../../launcher/run-to-end.js';
import { findChromium } from '../../testing/find-chromium.ts';
import type { LongTest } from '../part.ts';

const file = 'tools/compare/page/compare-pages.test.ts';

export const differencesPart: LongTest = {
  name: 'differences',
  what: 'each known difference from Form.io’s page, of which npm test looks at every sixth',
  async run() {
    const { path, env } = findChromium(root);
    const { code } = await runToEnd(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', file], {
      cwd: root,
      env: { ...process.env, ...env, NODE_ENV: 'test', CHROMIUM_PATH: path, EVERY_CASE: '1' },
    });
    return code === 0 ? [] : ['a known difference, as printed above'];
  },
};
