import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, open, readdir, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { faultOf } from './fault-of.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guichet-fault-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const faultIn = (work: Promise<unknown>) => work.then(() => undefined, faultOf);

test('a fault of the file system is told by its code and operation, never by the name of a file', async () => {
  const missing = join(folder, 'canary', 'canary.pdf');
  const file = join(folder, 'canary.txt');
  writeFileSync(file, '');
  expect([
    await faultIn(mkdir(missing)),
    await faultIn(rename(missing, join(folder, 'canary-2'))),
    await faultIn(readdir(file)),
    await faultIn(open(join(folder, `canary${'a'.repeat(300)}`))),
  ]).toEqual([
    'The system answered ENOENT to mkdir. Check that the folder exists and its disk is mounted.',
    'The system answered ENOENT to rename. Check that the folder exists and its disk is mounted.',
    'The system answered ENOTDIR to scandir. Check that the path leads to a folder.',
    'The system answered ENAMETOOLONG to open.',
  ]);
});

test('any other fault keeps its own sentence, up to 300 characters', () => {
  expect(faultOf(new Error('The submission cannot be read.'))).toBe('The submission cannot be read.');
  expect(faultOf(new Error('a'.repeat(999)))).toHaveLength(300);
  expect(faultOf('away')).toBe('away');
});
