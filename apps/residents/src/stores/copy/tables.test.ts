import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createTestDatabase } from '@guichet/form-service/testing/postgresql';
import { expect, test } from 'vitest';
import { openDatabaseToCopy } from './copy-database.ts';
import { openFolder } from './copy-folder.ts';
import { copiedTables } from './tables.ts';

/** Tables that are not copied, with the reason. */
const leftOut: Readonly<Record<string, string>> = {
  database_identity: 'The copy is another database, which takes the files over.',
  unique_values: 'Servers search the submissions for them again.',
  watched_forms: 'Written with the paths of the form.',
  arriving: 'Files that have not arrived whole are sent again.',
  pieces: 'Files that have not arrived whole are sent again.',
  order_keys: 'Rows to lock, made when they are needed.',
  guichet_schemas: 'Versions of the tables themselves.',
  guichet_copy: 'The state of the copy itself.',
};

const known = new Set([...copiedTables.map(({ name }) => name), ...Object.keys(leftOut)]);

test('every table of SQLite is copied, or left out for a reason', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guichet-tables-'));
  await (await openFolder(folder, { isNew: true })).close();
  for (const file of ['guichet.sqlite', 'ledger.sqlite', 'orders.sqlite']) {
    const database = new DatabaseSync(join(folder, file), { readOnly: true });
    const tables = database
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
      .all()
      .map(({ name }) => String(name));
    database.close();
    expect(tables).not.toEqual([]);
    expect(tables.filter((name) => !known.has(name))).toEqual([]);
  }
  rmSync(folder, { recursive: true });
});

test('every table of PostgreSQL is copied, or left out for a reason', async () => {
  const place = await createTestDatabase();
  await (await openDatabaseToCopy(place.address, 'data')).close();
  const tables = await place.sql('SELECT tablename FROM pg_tables WHERE schemaname = current_schema()');
  expect(new Set(tables.map(({ tablename }) => tablename))).toEqual(known);
  await place.drop();
});
