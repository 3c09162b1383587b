import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { packElement } from './build/pack-element.ts';
import { packRenderer } from './build/pack-renderer.ts';
import { reportAndExit, root } from './launcher/launch.js';

/**
 * `npm run pack -- FOLDER`: builds the React component and the custom element into `dist` of their packages, and puts
 * what `npm pack` makes of them into a folder (`dist`).
 */
try {
  const [given = join(root, 'dist')] = process.argv.slice(3);
  const folder = resolve(given);
  mkdirSync(folder, { recursive: true });
  await packRenderer();
  await packElement();
  for (const name of ['renderer', 'element']) {
    const built = join(root, 'packages', name, 'dist');
    const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
      cwd: built,
      encoding: 'utf8',
    });
    console.log(join(folder, packed.trim()));
  }
} catch (error) {
  reportAndExit(error);
}
