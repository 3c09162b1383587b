import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const notOurs = new Set([
  '.git',
  '.guichet',
  'data',
  'dist',
  'node_modules',
  'playwright-report',
  'test-results',
]);

/** Paths from `root` of every file that we write, sorted. */
export function sourceFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !notOurs.has(name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return sourceFiles(root, path);
      return entry.isFile() ? [path] : [];
    })
    .sort();
}
