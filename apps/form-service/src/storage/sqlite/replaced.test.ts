import { copyFileSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StorageEvents } from '../storage-events.ts';
import { submissionSchema } from './migrations.ts';
import { type Database, openDatabase } from './open-database.ts';

/** Until something is so; never how long it takes. */
const timeout = { timeout: 30_000 };

let folder = '';
let file = '';
let events: StorageEvents[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guichet-'));
  file = join(folder, 'guichet.sqlite');
  events = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () => openDatabase(folder, submissionSchema, { onEvent: (event) => events.push(event) });

const sql = (version: string) => `INSERT INTO form_versions VALUES ('${version}', 'permit', '{}', 1, '')`;
const write = ({ connection, run }: Database, version: string) => run(() => connection.exec(sql(version)));

function versionsIn(path: string): readonly unknown[] {
  const database = new DatabaseSync(path, { readOnly: true });
  const rows = database.prepare('SELECT version FROM form_versions').all();
  database.close();
  return rows.map(({ version }) => version);
}

const copies = () => readdirSync(folder).filter((name) => /rescued.*\d$/.test(name));

test.each<[string, () => void]>([
  ['the database was removed', () => rmSync(file)],
  [
    'all of its files were removed',
    () => {
      for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`);
    },
  ],
  ['its log was removed', () => rmSync(`${file}-wal`)],
  [
    'another was put in its place',
    () => {
      copyFileSync(file, `${file}.copy`);
      renameSync(`${file}.copy`, file);
    },
  ],
])('when %s nothing more is acknowledged, and what was is saved for this account alone', async (_, harm) => {
  const database = await open();
  await write(database, 'v1');
  harm();
  await expect(write(database, 'v2')).rejects.toMatchObject({ fault: 'replaced' });
  expect(await database.isReady()).toBe(false);
  await expect.poll(() => events.length, timeout).toBe(1);
  const [copy = ''] = copies();
  expect(events[0]?.sentence).toContain(
    `is saved in ${join(folder, copy)}. Stop the server, put that file in`,
  );
  expect(versionsIn(join(folder, copy))).toEqual(['v1']);
  expect(statSync(join(folder, copy)).mode & 0o777).toBe(0o600);
  await database.close();
  expect(copies()).toHaveLength(1);
});

test('what nobody noticed before the end is saved at the end', async () => {
  const database = await open();
  await write(database, 'v1');
  rmSync(file);
  await database.close();
  expect(copies().flatMap((copy) => versionsIn(join(folder, copy)))).toEqual(['v1']);
});

test('a write after the end is refused, and nothing is reported or saved', async () => {
  const database = await open();
  await write(database, 'v1');
  await database.close();
  await expect(write(database, 'v2')).rejects.toMatchObject({ fault: 'failing' });
  expect(events).toEqual([]);
  expect(readdirSync(folder)).toEqual(['guichet.sqlite']);
});

test('a database that lies in its place again is written again', async () => {
  const database = await open();
  await write(database, 'v1');
  // It takes a while to copy.
  await database.run(() =>
    database.connection.exec('CREATE TABLE large AS SELECT zeroblob(64 * 1024 * 1024)'),
  );
  renameSync(file, `${file}.away`);
  await expect(write(database, 'v2')).rejects.toMatchObject({ fault: 'replaced' });
  renameSync(`${file}.away`, file);
  await expect.poll(() => database.isReady(), timeout).toBe(true);
  await write(database, 'v3');
  await database.close();
  // A copy that was begun meanwhile is taken away before that.
  expect(readdirSync(folder)).toEqual(['guichet.sqlite']);
  expect(versionsIn(file)).toEqual(['v1', 'v3']);
  // The other one says that it was replaced, as soon as what was received is saved.
  expect(events).toContainEqual(
    expect.objectContaining({ fault: undefined, sentence: `Database ${file}: is written again.` }),
  );
});

test('no empty database is begun beside one that was saved', async () => {
  const database = await open();
  await write(database, 'v1');
  rmSync(file);
  await database.close();
  await expect(open()).rejects.toThrow(
    /is missing, and guichet\.sqlite\.rescued-.* holds the earlier submissions/,
  );
  const [copy = ''] = copies();
  for (const name of readdirSync(folder)) if (name !== copy) rmSync(join(folder, name));
  renameSync(join(folder, copy), file);
  const next = await open();
  await next.close();
  expect(versionsIn(file)).toEqual(['v1']);
});

test('a copy that cannot be written is reported once and leaves no file', async () => {
  // So long that SQLite cannot make its journal beside the copy.
  const name = 'x'.repeat(228 - String(process.pid).length);
  const database = await openDatabase(
    folder,
    { ...submissionSchema, file: name },
    { onEvent: (event) => events.push(event) },
  );
  await write(database, 'v1');
  rmSync(join(folder, name));
  expect(await database.isReady()).toBe(false);
  await expect.poll(() => events.length, timeout).toBe(1);
  expect(events[0]?.sentence).toMatch(/could not be saved \(.+\): make room and do not stop the server/);
  expect(await database.isReady()).toBe(false);
  // It tries once more.
  await database.close();
  expect(events).toHaveLength(1);
  expect(readdirSync(folder).filter((fileName) => fileName.includes('.resc'))).toEqual([]);
});

test.each(['rescuing', 'rescued'])(
  'no empty database is begun beside a copy that is %s and not finished',
  async (state) => {
    const copy = `guichet.sqlite.${state}-20260102T030405Z-6`;
    writeFileSync(join(folder, copy), '');
    await expect(open()).rejects.toThrow(
      `${copy} beside it is a copy that was not finished: put a backup in the place of guichet.sqlite`,
    );
    rmSync(join(folder, copy));
    await (await open()).close();
  },
);

test('a copy that was not finished does not stand for one that is whole', async () => {
  const database = await open();
  await write(database, 'v1');
  rmSync(file);
  await database.close();
  const [copy = ''] = copies();
  writeFileSync(join(folder, 'guichet.sqlite.rescued-99990102T030405Z-6'), '');
  await expect(open()).rejects.toThrow(`${copy} beside it holds the earlier submissions`);
});
