import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate, submissionSchema } from './migrations.ts';
import { openDatabase } from './open-database.ts';
import { openSqliteStorage } from './sqlite-storage.ts';

const name = 'guichet.sqlite';
const open = (place: string) => openDatabase(place, submissionSchema);

let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guichet-'));
  file = join(folder, name);
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('each commit waits for the disk: write-ahead log, synchronous FULL; references are held', async () => {
  const database = await open(folder);
  const { connection } = database;
  expect(connection.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  expect(connection.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
  expect(connection.prepare('PRAGMA foreign_keys').get()).toEqual({ foreign_keys: 1 });
  await database.close();
});

test('nobody else on the machine reads what residents wrote', async () => {
  const inner = join(folder, 'data');
  const database = await open(inner);
  database.connection.exec("INSERT INTO form_versions VALUES ('v1', 'permit', '{}', 1000, 'v1')");
  const files = ['.', ...readdirSync(inner)];
  expect(files.length).toBeGreaterThan(1);
  for (const name of files) expect(statSync(join(inner, name)).mode & 0o077).toBe(0);
  await database.close();
});

test('a database of an older version is brought up to date and keeps what it holds', async () => {
  const older = new DatabaseSync(file);
  migrate(older, file, submissionSchema, 1);
  older.exec(`
    INSERT INTO form_versions VALUES ('v1', 'permit', '{}', 1000);
    INSERT INTO submissions VALUES ('id', 'permit', 'v1', 'key-00001', 'hash', 'CDFG', '{"a":1}', '{}', 2000);
  `);
  older.close();
  const storage = await openSqliteStorage(folder);
  expect(await storage.findFormVersion('v1')).toMatchObject({ version: 'v1', publicVersion: 'v1' });
  expect(await storage.findByKey('permit', 'key-00001')).toMatchObject({
    data: '{"a":1}',
    returned: undefined,
  });
  await storage.close();
});

test('a database of a newer version is refused and left alone', async () => {
  await (await open(folder)).close();
  const database = new DatabaseSync(file);
  database.exec('PRAGMA user_version = 99');
  await expect(open(folder)).rejects.toThrow(/is of version 99.*Start the newer Guichet/);
  expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 99 });
  database.close();
});

test('a folder that cannot be one, and a file that is no database, are refused with what to do', async () => {
  const noFolder = join(folder, 'a-file');
  writeFileSync(noFolder, '');
  await expect(open(noFolder)).rejects.toThrow(/DATA_DIR.*Give a folder that can be written/);
  writeFileSync(file, 'This is a letter to the city, not a database. '.repeat(200));
  await expect(open(folder)).rejects.toThrow(
    /DATA_DIR\) is no database: move it away or put a backup in its place/,
  );
});

test('the database of another program is refused and left alone', async () => {
  const foreign = new DatabaseSync(file);
  foreign.exec('CREATE TABLE invoices (id INTEGER); PRAGMA user_version = 3');
  const sentence =
    /guichet\.sqlite belongs to another program: move it away, or name another folder as DATA_DIR/;
  await expect(open(folder)).rejects.toThrow(sentence);
  foreign.exec('PRAGMA user_version = 0');
  await expect(open(folder)).rejects.toThrow(sentence);
  const tables = foreign.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  expect(tables).toEqual([{ name: 'invoices' }]);
  foreign.close();
});

test('a damaged database is refused with what to do', async () => {
  await (await open(folder)).close();
  const pages = readFileSync(file);
  writeFileSync(file, pages.fill(7, 100, 4096));
  await expect(open(folder)).rejects.toThrow(/is damaged \(.*\): put a backup in its place/);
});

test('several that open a new folder at the same moment share one database', async () => {
  const source = `
    import { workerData } from 'node:worker_threads';
    const { openDatabase } = await import(workerData.openDatabase);
    const { submissionSchema } = await import(workerData.migrations);
    await (await openDatabase(workerData.folder, submissionSchema)).close();
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
  const database = await open(folder);
  const count = database.connection.prepare('SELECT count(*) AS tables FROM form_versions');
  expect(count.get()).toEqual({ tables: 0 });
  await database.close();
});
