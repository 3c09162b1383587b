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
    database.exec('PRAGMA journal_mode = WAL');
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
