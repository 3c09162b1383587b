import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentsParts } from './components-parts.ts';

const folders = ['packages', 'apps', 'tools/build'];
const files = ['package-lock.json', 'package.json', 'tsconfig.json', 'tools/build.ts'];
const notBuilt = /(^|\/)(node_modules|dist)$|\.test\.tsx?$|\.md$/;

/** A digest of the content of everything that a build is made from, tests left out; `components`: of the deployment's own types, too. */
export function fingerprint(root: string, components?: string): string {
  const hash = createHash('sha256');
  const present = (path: string) => existsSync(join(root, path));
  const built = folders.filter(present).flatMap((folder) => filesIn(root, folder));
  for (const path of [...files.filter(present), ...built]) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\n${content.length}\n`).update(content);
  }
  for (const path of components === undefined ? [] : componentsParts(components)) {
    const content = readFileSync(path);
    hash.update(`${path}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

function filesIn(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (notBuilt.test(path)) return [];
      return entry.isDirectory() ? filesIn(root, path) : [path];
    });
}
