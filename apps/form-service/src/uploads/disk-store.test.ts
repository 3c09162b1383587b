import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDiskStore } from './disk-store.ts';
import { fileStoreContract } from './testing/file-store-contract.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guichet-kept-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

fileStoreContract('The disk', async () => openDiskStore(join(folder, 'kept')));

test('what somebody else put beside the files is left alone, and nobody else on the machine reads them', async () => {
  const store = openDiskStore(join(folder, 'kept'));
  writeFileSync(join(folder, 'kept', 'lost+found'), '');
  for await (const ids of store.list(Date.now() + 60_000)) expect(ids).toEqual([]);
  expect(statSync(join(folder, 'kept')).mode & 0o077).toBe(0);
});
