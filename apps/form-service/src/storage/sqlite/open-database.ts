import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Migrations, migrate } from './migrations.ts';

/** How long a statement waits for another process that writes, in milliseconds. */
const busyTimeout = 10_000;

/**
 * Opens a database in a folder, made when it is missing, and brings it up to date. Every commit is on the
 * disk before it returns. Throws when the folder cannot be written or the database is of a newer version.
 */
export function openDatabase(folder: string, name: string, migrations: Migrations): DatabaseSync {
  const file = join(folder, name);
  const database = connect(folder, file);
  try {
    migrate(database, file, migrations);
    keepLog(database);
    database.exec('PRAGMA synchronous = FULL');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function connect(folder: string, file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Made here, for the one who runs the service alone: SQLite would let everybody on the machine read it.
    closeSync(openSync(file, 'a', 0o600));
    database = new DatabaseSync(file, { timeout: busyTimeout, enableForeignKeyConstraints: true });
    // A transaction that writes nothing still shows whether the file could be written.
    database.exec('BEGIN IMMEDIATE; ROLLBACK');
    return database;
  } catch (cause) {
    database?.close();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `Nothing can be kept in ${folder} (DATA_DIR): ${reason}. Give a folder that can be written.`,
      { cause },
    );
  }
}

/** Between two tries, in milliseconds. */
const pause = 20;

/**
 * Switches to a write-ahead log, where that was not done before. SQLite does not wait for others here, who may be
 * opening or leaving the same database at this moment.
 */
function keepLog(database: DatabaseSync): void {
  const latest = Date.now() + busyTimeout;
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > latest) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
    }
  }
}

const busyCode = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === busyCode;
}
