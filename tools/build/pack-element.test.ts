import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../launcher/launch.js';

const folderOf = (name: string) => join(root, 'packages', name);

test('sources of the packages are not packed by mistake: it is said what to run', () => {
  const pack = () => execFileSync('npm', ['pack', '--dry-run', folderOf('element')], { stdio: 'pipe' });
  expect(pack).toThrow(/npm run pack/);
  const prepackOf = (name: string) =>
    JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8')).scripts.prepack;
  expect(prepackOf('renderer')).toBe(prepackOf('element'));
});
