import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite';
import { openSqliteStorage } from '@guichet/form-service';
import { openSqliteLedger } from '../../forms/ledger/sqlite-ledger.ts';
import { openSqliteOrders } from '../../orders/sqlite-orders.ts';
import { type CopiedRow, CopyError, type CopyPlace, pageSize, pagesOf } from './copy-place.ts';
import type { CopiedTable } from './tables.ts';

type File = CopiedTable['file'];

/**
 * The SQLite files of a folder, brought up to date and held so that no server can open them meanwhile. Throws a CopyError
 * where one has. `isNew`: they may be made.
 */
export async function openFolder(folder: string, { isNew }: { readonly isNew: boolean }): Promise<CopyPlace> {
  if (!isNew && !existsSync(join(folder, 'guichet.sqlite')) && !existsSync(join(folder, 'ledger.sqlite')))
    throw new CopyError(`There is no database in ${folder}: name the folder that was the server's DATA_DIR.`);
  await bringUpToDate(folder, !isNew);
  const files: Partial<Record<File, DatabaseSync>> = {};
  try {
    for (const file of ['guichet.sqlite', 'ledger.sqlite', 'orders.sqlite'] as const)
      files[file] = hold(join(folder, file));
  } catch (error) {
    for (const database of Object.values(files)) database.close();
    throw error;
  }
  const of = ({ file }: CopiedTable): DatabaseSync => {
    const database = files[file];
    if (database === undefined) throw new Error('Every file is open.');
    return database;
  };

  function pages(table: CopiedTable, position: readonly string[], columns: readonly string[]) {
    const { name, where = 'true' } = table;
    const marks = position.map(() => '?').join(', ');
    const order = `ORDER BY ${position.join(', ')} LIMIT ${pageSize}`;
    const selected = `SELECT ${columns.join(', ')} FROM ${name} WHERE ${where}`;
    const first = of(table).prepare(`${selected} ${order}`);
    const later = of(table).prepare(`${selected} AND (${position.join(', ')}) > (${marks}) ${order}`);
    return pagesOf(async (last) => {
      const rows =
        last === undefined ? first.all() : later.all(...position.map((column) => last[column] ?? null));
      return rows.map(rowOf);
    });
  }

  return {
    name: folder,
    read: (table) =>
      table.isSequence
        ? pages(table, ['rowid'], [...table.columns, 'rowid'])
        : pages(table, table.key, table.columns),
    readByKey: (table) => pages(table, table.key, table.columns),
    async write(table, rows) {
      const { name, columns } = table;
      const marks = columns.map(() => '?').join(', ');
      const insert = of(table).prepare(
        `INSERT INTO ${name} (${columns.join(', ')}) VALUES (${marks}) ON CONFLICT DO NOTHING`,
      );
      of(table).exec('BEGIN');
      for (const row of rows) insert.run(...columns.map((column): SQLInputValue => row[column] ?? null));
      of(table).exec('COMMIT');
    },
    async close() {
      for (const database of Object.values(files)) database.close();
    },
  };
}

/** As a start does it, without waiting for a server that holds them. */
async function bringUpToDate(folder: string, opensMoved: boolean): Promise<void> {
  const options = { waitMs: 0, opensMoved };
  await (await openSqliteStorage(folder, options)).close();
  await (await openSqliteLedger(folder, { ...options, longestMs: Number.POSITIVE_INFINITY })).close();
  await (await openSqliteOrders(folder, options)).close();
}

/** SQLite leaves its write-ahead log only when nobody else has the file open, and holds it from then on. */
function hold(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true });
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    const mode = database.prepare('PRAGMA journal_mode = DELETE').get()?.journal_mode;
    if (mode !== 'delete') throw new Error(`It stays in the mode ${mode}.`);
    database.exec('BEGIN EXCLUSIVE; COMMIT');
    return database;
  } catch (error) {
    database.close();
    throw new CopyError(
      `A server, or another program, has ${file} open: stop it, so that nothing is received meanwhile; then start again.`,
      { cause: error },
    );
  }
}

function rowOf(row: Record<string, SQLOutputValue>): CopiedRow {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' || value === null ? value : Number(value),
    ]),
  );
}
