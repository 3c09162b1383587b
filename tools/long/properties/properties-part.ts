import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../launcher/launch.js';
import { runToEnd } from '../../launcher/run-to-end.js';
import type { LongTest } from '../part.ts';

const runs = 4_000;
const hours = 2;

export const propertiesPart: LongTest = {
  name: 'properties',
  what: `the random tests of npm test, ${runs} cases each`,
  async run({ seed }) {
    const files = propertyTests();
    const args = ['node_modules/vitest/vitest.mjs', 'run', `--testTimeout=${hours * 3_600_000}`, ...files];
    const { code } = await runToEnd(process.execPath, args, {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'test', RANDOM_SEED: String(seed), RANDOM_RUNS: String(runs) },
    });
    return code === 0 ? [] : [`a random test, as printed above; again with properties --seed ${seed}`];
  },
};

/** Paths from the root, of each test that draws its cases. */
export function propertyTests(): readonly string[] {
  return globSync('{packages,apps,tools}/**/*.test.ts', {
    cwd: root,
    exclude: (path) => path === 'node_modules' || path.endsWith('/node_modules'),
  })
    .filter((path) => /\bfc\.assert\(/.test(readFileSync(join(root, path), 'utf8')))
    .sort();
}
