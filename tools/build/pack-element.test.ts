import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../launcher/launch.js';
import { packElement } from './pack-element.ts';

const folder = mkdtempSync(join(tmpdir(), 'guichet-pack-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the packed element installs into an empty project without anything else, and names all of its parts', async () => {
  const [built, project] = [join(folder, 'built'), join(folder, 'project')];
  for (const path of [built, project]) mkdirSync(path);
  await packElement(built);
  const npm = (cwd: string, ...args: readonly string[]) =>
    execFileSync('npm', [...args, '--silent', '--offline', '--no-audit', '--no-fund'], {
      cwd,
      encoding: 'utf8',
    });
  const packed = npm(built, 'pack', '--pack-destination', folder).trim();
  writeFileSync(join(project, 'package.json'), '{"name":"host","private":true,"type":"module"}');
  npm(project, 'install', join(folder, packed));
  expect(readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
    '@guichet',
  ]);
  const element = join(project, 'node_modules', '@guichet', 'element');
  const scripts = [
    'guichet-form.js',
    ...readdirSync(join(element, 'parts')).map((name) => join('parts', name)),
  ];
  for (const path of scripts.filter((name) => name.endsWith('.js'))) {
    const script = readFileSync(join(element, path), 'utf8');
    const named = [...script.matchAll(/(?:from|import\()\s*["'`](\.\.?\/[^"'`]+\.js)["'`]/g)];
    for (const [, found = ''] of named) expect(existsSync(join(element, path, '..', found))).toBe(true);
    // Nothing that only a bundler could find.
    expect(script).not.toMatch(/\bfrom\s*["'][a-z@]/);
  }
  expect(scripts.length).toBeGreaterThan(4);
});

test.each(['element', 'renderer'])(
  'sources of %s are not packed by mistake: it is said what to run',
  (name) => {
    const pack = () =>
      execFileSync('npm', ['pack', '--dry-run', join(root, 'packages', name)], { stdio: 'pipe' });
    expect(pack).toThrow(/npm run pack/);
  },
);
