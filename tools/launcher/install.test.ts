import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';

const program = `
  import { install } from ${JSON.stringify(join(import.meta.dirname, 'install.js'))};
  await install(process.cwd());
  console.log('installed');`;

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guichet install '));
  mention('0.1.0');
});

/** A project in the given version, with one package that needs no registry. */
function mention(version: string, more: object = {}): void {
  mkdirSync(join(folder, 'part'), { recursive: true });
  writeFileSync(join(folder, 'part', 'package.json'), JSON.stringify({ name: 'part', version: '1.0.0' }));
  const project = { name: 'project', version, dependencies: { part: 'file:part' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project));
  const packages = {
    '': project,
    'node_modules/part': { resolved: 'part', link: true },
    part: { version: '1.0.0' },
    ...more,
  };
  const lockfile = { name: 'project', version, lockfileVersion: 3, requires: true, packages };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockfile));
}

function runInstall(env: Record<string, string> = {}) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, didInstall: stdout.includes('Installing'), isDone: stdout.includes('installed'), stderr };
}

test('installs at first, and again only where the lockfile changed, something is missing, or installing failed', () => {
  expect(runInstall()).toMatchObject({ status: 0, didInstall: true, isDone: true });
  expect(runInstall()).toMatchObject({ status: 0, didInstall: false, isDone: true });
  mention('0.2.0');
  expect(runInstall()).toMatchObject({ status: 0, didInstall: true, isDone: true });
  spawnSync('npm', ['uninstall', '--no-save', 'part'], { cwd: folder });
  expect(runInstall()).toMatchObject({ status: 0, didInstall: true, isDone: true });
  writeFileSync(join(folder, 'node_modules', '.package-lock.json'), '{ "name": "proj');
  expect(runInstall()).toMatchObject({ status: 0, didInstall: true, isDone: true });
  rmSync(join(folder, 'node_modules'), { recursive: true });
  expect(runInstall()).toMatchObject({ status: 0, didInstall: true, isDone: true });

  const wanted = { name: 'project', version: '0.3.0', dependencies: { 'not-in-the-lockfile': '1.0.0' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(wanted));
  const lockfile = { lockfileVersion: 3, packages: { '': { name: 'project', version: '0.3.0' } } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockfile));
  const failed = runInstall({ npm_config_offline: 'true' });
  expect(failed).toMatchObject({ status: 1, isDone: false });
  expect(failed.stderr).toContain('Installing failed');
  // It is not taken for a whole one, and can be tried again.
  expect(runInstall({ npm_config_offline: 'true' })).toMatchObject({ didInstall: true, isDone: false });
  mention('0.3.0');
  expect(runInstall()).toMatchObject({ status: 0, didInstall: true, isDone: true });
});

test('takes what npm was asked for by hand as installed, but not where what this machine needs was left out', () => {
  const fits = { os: [process.platform], cpu: [process.arch] };
  for (const [needs, isMissed] of [
    [fits, true],
    [{ ...fits, cpu: ['other'] }, false],
  ] as const) {
    mention('0.1.0', { 'node_modules/native': { version: '1.0.0', optional: true, ...needs } });
    spawnSync('npm', ['ci', '--omit=optional'], { cwd: folder });
    const { didInstall, status, isDone } = runInstall({ npm_config_offline: 'true' });
    expect(didInstall).toBe(isMissed);
    if (!isMissed) expect({ status, isDone }).toEqual({ status: 0, isDone: true });
  }
});
