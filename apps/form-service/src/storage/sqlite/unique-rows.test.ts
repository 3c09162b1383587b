import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StoredSubmission } from '../storage.ts';
import { migrate, submissionSchema } from './migrations.ts';
import { openSqliteStorage } from './sqlite-storage.ts';

let child: ChildProcess | undefined;
let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guichet-'));
  file = join(folder, 'guichet.sqlite');
});
afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const unique = (value: string) => [{ path: 'a.b"c', value }];

function holding(value: string): StoredSubmission {
  return {
    ...{ id: crypto.randomUUID(), form: 'permit', version: 'v1', key: undefined, dataHash: 'hash' },
    ...{ reference: crypto.randomUUID(), returned: undefined, metadata: '{}', received: 9_000 },
    data: JSON.stringify({ a: { 'b"c': value } }),
  };
}

/** A database as it was before, with the index that the former `unique` made and so many submissions. */
function formerDatabase(count: number): void {
  const former = new DatabaseSync(file);
  migrate(former, file, submissionSchema, 5);
  former.exec(`
    INSERT INTO form_versions VALUES ('v1', 'permit', '{}', 1000, 'v1');
    CREATE INDEX "unique permit a.b""c" ON submissions (lower(trim(json_extract(data, '$.a."b\\"c"')))) WHERE form = 'permit';
    BEGIN;
  `);
  const insert = former.prepare(
    "INSERT INTO submissions (id, form, version, data_hash, reference, data, metadata, received) VALUES (?, 'permit', 'v1', 'hash', ?, ?, '{}', ?)",
  );
  for (let index = 0; index < count; index += 1)
    insert.run(`id-${index}`, `R-${index}`, holding(`Nº ${index}`).data, 1_000 + (index % 7));
  former.exec('COMMIT');
  former.close();
}

function rowsOf(query: string): readonly Record<string, unknown>[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database.prepare(query).all();
  } finally {
    database.close();
  }
}

const progress = () => rowsOf('SELECT form, path, done FROM unique_paths');
const entered = () => rowsOf('SELECT value, submission FROM unique_values');

test('what an older database holds is entered while the service runs, and refuses meanwhile already', async () => {
  formerDatabase(1_200);
  const storage = await openSqliteStorage(folder);
  expect(progress()).toEqual([{ form: 'permit', path: 'a.b"c', done: 0 }]);
  // The last to be entered.
  const outcomes = await Promise.all(
    ['nº 1196', 'Nº\u00a0new', 'NÔ NEW', 'nº new'].map((value) =>
      storage.storeSubmission(holding(value), undefined, unique(value)),
    ),
  );
  expect(outcomes.map(({ kind }) => kind)).toEqual(['notUnique', 'stored', 'stored', 'notUnique']);
  expect(progress()).toEqual([{ form: 'permit', path: 'a.b"c', done: 1 }]);
  expect(entered()).toHaveLength(1_202);
  await storage.close();
  expect(rowsOf("SELECT name FROM sqlite_schema WHERE name LIKE 'unique permit%'")).toEqual([]);
});

test('a process killed in the middle of it leaves the rest to the next, and nothing is entered twice', async () => {
  formerDatabase(2_000);
  child = spawn(process.execPath, [join(import.meta.dirname, 'enter-and-die.ts'), folder], {
    stdio: 'inherit',
  });
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  expect(progress()).toMatchObject([{ done: 0 }]);
  const before = entered().length;
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(2_000);
  const storage = await openSqliteStorage(folder);
  await expect.poll(() => progress()[0]?.done).toBe(1);
  expect(new Set(entered().map(({ submission }) => submission)).size).toBe(2_000);
  expect(entered()).toHaveLength(2_000);
  await storage.close();
});

test('a value goes with its submission, and another may hold it then', async () => {
  const storage = await openSqliteStorage(folder);
  await storage.saveFormVersions([
    { version: 'v1', publicVersion: 'v1', form: 'permit', definition: '{"path":"permit"}' },
  ]);
  const first = holding('Ann');
  await storage.storeSubmission(first, undefined, unique('Ann'));
  expect(entered()).toEqual([{ value: 'ANN', submission: first.id }]);
  const operator = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  operator.prepare('DELETE FROM submissions WHERE id = ?').run(first.id);
  operator.close();
  expect(entered()).toEqual([]);
  expect(await storage.storeSubmission(holding('ANN'), undefined, unique('ANN'))).toEqual({ kind: 'stored' });
  await storage.close();
});

test('the database itself holds a claim once', async () => {
  const storage = await openSqliteStorage(folder);
  await storage.close();
  const database = new DatabaseSync(file);
  const claim = database.prepare("INSERT INTO unique_values VALUES ('permit', 'name', 'ANN', ?, ?)");
  claim.run('one', 1);
  claim.run('earlier', 0);
  expect(() => claim.run('two', 1)).toThrow('UNIQUE');
  database.close();
});
