import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../launcher/launch.js';

test.each(['element', 'renderer'])(
  'sources of %s are not packed by mistake: it is said what to run',
  (name) => {
    const pack = () =>
      execFileSync('npm', ['pack', '--dry-run', join(root, 'packages', name)], { stdio: 'pipe' });
    expect(pack).toThrow(/npm run pack/);
  },
);
