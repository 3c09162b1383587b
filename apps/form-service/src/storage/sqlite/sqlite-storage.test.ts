import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storageContract } from '../storage-contract.ts';
import { openSqliteStorage } from './sqlite-storage.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guichet-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

storageContract('SQLite', async () => openSqliteStorage(folder));

test('waits for the disk and survives a crash: write-ahead log, synchronous FULL', async () => {
  const storage = openSqliteStorage(folder);
  const database = new DatabaseSync(join(folder, 'guichet.sqlite'));
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  database.close();
  await storage.close();
});

test('a database of a newer version is refused and left alone', async () => {
  await openSqliteStorage(folder).close();
  const database = new DatabaseSync(join(folder, 'guichet.sqlite'));
  database.exec('PRAGMA user_version = 99');
  expect(() => openSqliteStorage(folder)).toThrow(/is of version 99.*Start the newer Guichet/);
  expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 99 });
  database.close();
});

test('a folder that cannot be one is refused with what to do', () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  expect(() => openSqliteStorage(file)).toThrow(/DATA_DIR.*Give a folder that can be written/);
});
