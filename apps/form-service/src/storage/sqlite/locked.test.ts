import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { submissionSchema } from './migrations.ts';
import { type Database, openDatabase } from './open-database.ts';
import { type HeldDatabase, holdDatabase } from './testing/hold-database.ts';

let folder = '';
let held: HeldDatabase | undefined;
const opened: Database[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guichet-'));
});

afterEach(async () => {
  await held?.release();
  held = undefined;
  for (const database of opened.splice(0)) await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function open(waitMs?: number): Promise<Database> {
  const database = await openDatabase(folder, submissionSchema, { waitMs });
  opened.push(database);
  return database;
}

const hold = async () => {
  held = await holdDatabase(join(folder, 'guichet.sqlite'));
};

const release = async () => {
  await held?.release();
  held = undefined;
};

function writerOf({ connection, run }: Database) {
  const insert = connection.prepare(
    "INSERT INTO form_versions (version, form, definition, first_served) VALUES (?, 'permit', '{}', 1)",
  );
  const count = connection.prepare('SELECT count(*) AS count FROM form_versions');
  return {
    write: (version: string) => run(() => void insert.run(version)),
    count: () => Number(count.get()?.count),
  };
}

test('what meets a lock waits without stopping the process, and is stored once when the lock goes', async () => {
  const { write, count } = writerOf(await open());
  await hold();
  let stored = 0;
  const writes = Array.from({ length: 50 }, async (_, index) => {
    await write(`v${index}`);
    stored += 1;
  });
  // The event loop turns, and reading goes on.
  for (let turns = 0; turns < 200; turns += 1) await turn();
  expect([stored, count()]).toEqual([0, 0]);
  await release();
  await Promise.all(writes);
  expect([stored, count()]).toEqual([50, 50]);
});

test('one that waited for as long as it may is told that the database is busy, and nothing of it is stored', async () => {
  const { write, count } = writerOf(await open(30));
  await hold();
  await expect(write('v1')).rejects.toMatchObject({ name: 'StorageError', fault: 'busy' });
  await release();
  await write('v2');
  expect(count()).toBe(1);
});

test('only so many wait for a locked database; what comes beside is told at once', async () => {
  const { write, count } = writerOf(await open());
  await hold();
  const first = write('v0');
  // Until the lock was met.
  for (let turns = 0; turns < 5; turns += 1) await turn();
  const writes = Array.from({ length: 520 }, (_, index) => write(`v${index + 1}`));
  const refused = await Promise.allSettled(writes.slice(499));
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 'rejected'));
  await release();
  await Promise.all([first, ...writes.slice(0, 499)]);
  expect(count()).toBe(500);
});

test('a database that is locked at the start is told so, with what to do', async () => {
  await (await openDatabase(folder, submissionSchema)).close();
  await hold();
  await expect(open(30)).rejects.toThrow(
    /guichet\.sqlite in .* \(DATA_DIR\) is locked by another process: end that process or wait/,
  );
});

test('a start waits while another process holds the database for a moment', async () => {
  await (await openDatabase(folder, submissionSchema)).close();
  await hold();
  const opening = open();
  await turn();
  await release();
  expect((await opening).connection.isOpen).toBe(true);
});

test('while the database is locked for long it is not ready, and it is again without anybody’s writing', async () => {
  const database = await open(30);
  const { write } = writerOf(database);
  await hold();
  await write('v1').catch(() => undefined);
  expect(await database.isReady()).toBe(false);
  await release();
  await expect.poll(() => database.isReady()).toBe(true);
});

test('who closes it waits for what is to be stored', async () => {
  const database = await open();
  const { write } = writerOf(database);
  await hold();
  const writing = write('v1');
  const closing = database.close();
  await release();
  await Promise.all([writing, closing]);
  expect(writerOf(await open()).count()).toBe(1);
});
