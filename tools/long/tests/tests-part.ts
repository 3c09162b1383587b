import { resolve } from 'node:path';
import { root } from '../../launcher/launch.js';
import { runToEnd } from '../../launcher/run-to-end.js';
import { findChromium } from '../../testing/find-chromium.ts';
import type { LongTest } from '../part.ts';

export const testsPart: LongTest = {
  name: 'tests',
  what: 'the tests named x.long.test.ts: each known difference from Form.io’s page, npm run dev, and the tools that take whole folders',
  async run({ forms = '' }) {
    const { path, env } = findChromium(root);
    const { code } = await runToEnd(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--project=long'],
      {
        cwd: root,
        env: {
          ...process.env,
          ...env,
          NODE_ENV: 'test',
          CHROMIUM_PATH: path,
          FORMS_FOLDER: forms && resolve(forms),
        },
      },
    );
    return code === 0 ? [] : ['a test, as printed above'];
  },
};
