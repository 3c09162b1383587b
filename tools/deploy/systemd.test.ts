import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../launcher/launch.js';

let folder: string;
let unit: string;

/** The unit as shipped, but for this folder in place of the one where it is to be installed. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'guichet-systemd-'));
  unit = join(folder, 'guichet.service');
  const shipped = readFileSync(join(root, 'deploy', 'guichet.service'), 'utf8');
  writeFileSync(unit, shipped.replaceAll('/opt/guichet', root));
});

afterAll(() => rmSync(folder, { recursive: true }));

function analyze(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync('systemd-analyze', [...args, unit], { encoding: 'utf8' });
  return { status, printed: `${stdout}${stderr}` };
}

test('systemd understands every line of the unit', () => {
  const { status, printed } = analyze('verify', '--man=no');
  const ours = printed.split('\n').filter((line) => line.includes('guichet'));
  expect({ status, ours }).toEqual({ status: 0, ours: [] });
});

test('systemd rates the unit as hardened: an exposure of at most 2 of 10', () => {
  const { status, printed } = analyze('security', '--offline=true', '--threshold=20');
  expect({ status, printed }).toMatchObject({ status: 0 });
});
