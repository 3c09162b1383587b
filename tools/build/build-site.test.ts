import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root as project } from '../launcher/launch.js';
import { buildSite } from './build-site.ts';
import { copyBuildSettings } from './copy-build-settings.ts';
import { isBuilt } from './is-built.ts';
import { siteFolders } from './site-folders.ts';

let root = '';

// Inside of the project, so that Vite's settings find their packages.
beforeEach(() => {
  mkdirSync(join(project, '.guichet'), { recursive: true });
  root = mkdtempSync(join(project, '.guichet', 'build-test-'));
  write('apps/residents/src/client.tsx', "import './page.css'; document.title = 'first';");
  write('apps/residents/src/list.ts', '');
  write('apps/residents/src/frame.ts', '');
  write('apps/residents/src/counter.ts', '');
  write('apps/residents/src/styles/desk.css', '');
  const rules = Array.from({ length: 50 }, (_, index) => `.rule-${index} { width: ${index}px }`);
  write('apps/residents/src/page.css', rules.join('\n'));
  write('apps/residents/src/main.ts', "export const name = 'first';");
  write('apps/residents/src/worker.ts', "console.log('works apart');");
  write('packages/definition/src/locale.test.ts', '// a test');
  copyBuildSettings(project, root);
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function assets(): string[] {
  const files = join(siteFolders(root).clientDir, '.vite', 'files.txt');
  return readFileSync(files, 'utf8').split('\n');
}

test('builds a client with a manifest, hashed names and packed copies, and a server in one file', async () => {
  await buildSite(root);
  const { serverFile, workerFile, manifest } = siteFolders(root);
  expect(readFileSync(serverFile, 'utf8')).toContain('first');
  expect(readFileSync(workerFile, 'utf8')).toContain('works apart');
  const { 'src/client.tsx': entry } = JSON.parse(readFileSync(manifest, 'utf8'));
  expect(entry.file).toMatch(/^assets\/client-[\w-]+\.js$/);
  expect(assets()).toEqual(
    expect.arrayContaining([entry.file, entry.css[0], `${entry.css[0]}.br`, `${entry.css[0]}.gz`]),
  );
});

test('a build is of use until a source changes, whatever becomes of the tests; what stops half way changes nothing of what is served, and is not taken for one', async () => {
  expect(isBuilt(root)).toBe(false);
  await buildSite(root);
  expect(isBuilt(root)).toBe(true);
  write('packages/definition/src/locale.test.ts', '// another test');
  expect(isBuilt(root)).toBe(true);
  write('packages/definition/src/locale.ts', '// a source');
  expect(isBuilt(root)).toBe(false);
  const { serverFile, manifest } = siteFolders(root);
  const before = [readFileSync(serverFile, 'utf8'), readFileSync(manifest, 'utf8')];
  write('apps/residents/src/client.tsx', "document.title = 'second';");
  write('apps/residents/src/main.ts', 'export const name = ;');
  await expect(buildSite(root)).rejects.toThrow();
  expect([readFileSync(serverFile, 'utf8'), readFileSync(manifest, 'utf8')]).toEqual(before);
  expect(isBuilt(root)).toBe(false);
  write('apps/residents/src/main.ts', "export const name = 'second';");
  await buildSite(root);
  expect(readFileSync(serverFile, 'utf8')).toContain('second');
  expect(isBuilt(root)).toBe(true);
});
