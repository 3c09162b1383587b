import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { submissionSchema } from './migrations.ts';
import { openDatabase } from './open-database.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guichet-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const insert = (size: number) =>
  `INSERT INTO form_versions VALUES (hex(randomblob(8)), 'permit', '${'x'.repeat(size)}', 1, '')`;

test('a database that cannot grow refuses, is not ready, and is again by itself once it can', async () => {
  const database = await openDatabase(folder, submissionSchema);
  const { connection } = database;
  const write = (size: number) => database.run(() => connection.exec(insert(size)));
  const { page_count: pages } = connection.prepare('PRAGMA page_count').get() ?? {};
  // SQLite's own way to be full: the error is the same as of a full disk.
  connection.exec(`PRAGMA max_page_count = ${Number(pages)}`);
  const outcomes = await Promise.allSettled([write(100_000), write(10), write(100_000)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
  await expect(write(100_000)).rejects.toMatchObject({ name: 'StorageError', fault: 'full' });
  expect(await database.isReady()).toBe(false);
  connection.exec('PRAGMA max_page_count = 1000000');
  await expect.poll(() => database.isReady()).toBe(true);
  await write(100_000);
  expect(connection.prepare('SELECT count(*) AS count FROM form_versions').get()).toEqual({ count: 2 });
  // Trying leaves nothing behind.
  expect(connection.prepare("SELECT name FROM sqlite_schema WHERE name = 'tried'").all()).toEqual([]);
  await database.close();
});

test('a write that reserves is refused where it would leave too little; one that ends what was begun is not', async () => {
  const database = await openDatabase(folder, submissionSchema, { spare: Number.MAX_SAFE_INTEGER });
  const write = (bytes: number | undefined) =>
    database.run(() => database.connection.exec(insert(1)), bytes === undefined ? {} : { bytes });
  const outcomes = await Promise.allSettled([write(1), write(undefined)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(await database.isReady()).toBe(false);
  await database.close();
});

test('a database that was put in place open to everybody is for this account alone from then on', async () => {
  await (await openDatabase(folder, submissionSchema)).close();
  const file = join(folder, 'guichet.sqlite');
  chmodSync(file, 0o644);
  const database = await openDatabase(folder, submissionSchema);
  for (const end of ['', '-wal', '-shm']) expect(statSync(`${file}${end}`).mode & 0o777).toBe(0o600);
  await database.close();
});
