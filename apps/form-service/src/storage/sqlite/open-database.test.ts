import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate, submissionMigrations } from './migrations.ts';
import { openDatabase } from './open-database.ts';
import { openSqliteStorage } from './sqlite-storage.ts';

const name = 'guichet.sqlite';
const open = (place: string) => openDatabase(place, name, submissionMigrations);

let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guichet-'));
  file = join(folder, name);
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('each commit waits for the disk: write-ahead log, synchronous FULL; references are held', () => {
  const database = open(folder);
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
  expect(database.prepare('PRAGMA foreign_keys').get()).toEqual({ foreign_keys: 1 });
  database.close();
});

test('nobody else on the machine reads what residents wrote', () => {
  const inner = join(folder, 'data');
  const database = open(inner);
  database.exec("INSERT INTO form_versions VALUES ('v1', 'permit', '{}', 1000, 'v1')");
  const files = ['.', ...readdirSync(inner)];
  expect(files.length).toBeGreaterThan(1);
  for (const name of files) expect(statSync(join(inner, name)).mode & 0o077).toBe(0);
  database.close();
});

test('a database of an older version is brought up to date and keeps what it holds', async () => {
  const older = new DatabaseSync(file);
  migrate(older, file, submissionMigrations, 1);
  older.exec(`
    INSERT INTO form_versions VALUES ('v1', 'permit', '{}', 1000);
    INSERT INTO submissions VALUES ('id', 'permit', 'v1', 'key-00001', 'hash', 'CDFG', '{"a":1}', '{}', 2000);
  `);
  older.close();
  const storage = openSqliteStorage(folder);
  expect(await storage.findFormVersion('v1')).toMatchObject({ version: 'v1', publicVersion: 'v1' });
  expect(await storage.findByKey('permit', 'key-00001')).toMatchObject({
    data: '{"a":1}',
    returned: undefined,
  });
  await storage.close();
});

test('a database of a newer version is refused and left alone', () => {
  open(folder).close();
  const database = new DatabaseSync(file);
  database.exec('PRAGMA user_version = 99');
  expect(() => open(folder)).toThrow(/is of version 99.*Start the newer Guichet/);
  expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 99 });
  database.close();
});

test('a folder that cannot be one, and a file that is no database, are refused with what to do', () => {
  const noFolder = join(folder, 'a-file');
  writeFileSync(noFolder, '');
  expect(() => open(noFolder)).toThrow(/DATA_DIR.*Give a folder that can be written/);
  writeFileSync(file, 'This is a letter to the city, not a database. '.repeat(200));
  expect(() => open(folder)).toThrow(/DATA_DIR.*not a database.*Give a folder that can be written/);
});

test('several that open a new folder at the same moment share one database', async () => {
  const source = `
    import { workerData } from 'node:worker_threads';
    const { openDatabase } = await import(workerData.openDatabase);
    const { submissionMigrations } = await import(workerData.migrations);
    openDatabase(workerData.folder, 'guichet.sqlite', submissionMigrations).close();
  `;
  const workerData = {
    folder,
    openDatabase: new URL('./open-database.ts', import.meta.url).href,
    migrations: new URL('./migrations.ts', import.meta.url).href,
  };
  const starts = Array.from({ length: 6 }, () =>
    once(new Worker(new URL(`data:text/javascript,${encodeURIComponent(source)}`), { workerData }), 'exit'),
  );
  expect(await Promise.all(starts)).toEqual(Array.from({ length: 6 }, () => [0]));
  const database = open(folder);
  expect(database.prepare('SELECT count(*) AS tables FROM form_versions').get()).toEqual({ tables: 0 });
  database.close();
});
