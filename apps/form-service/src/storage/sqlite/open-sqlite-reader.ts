import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ReadingError } from '../reading-error.ts';
import type { SubmissionReader } from '../storage.ts';
import { latestMigration } from './migrations.ts';
import { findMove } from './moved-folder.ts';
import { readFrom } from './read-submissions.ts';

/**
 * Opens the database of a folder for reading, while the service runs or not. Never makes one, and never brings
 * one up to date. Throws a ReadingError when there is none, or none that can be read.
 */
export function openSqliteReader(folder: string): SubmissionReader {
  const move = findMove(folder);
  if (move !== undefined) throw new ReadingError(move.sentence);
  const file = join(folder, 'guichet.sqlite');
  if (!existsSync(file)) {
    throw new ReadingError(
      `There is no database ${file}: nothing was received here yet, or DATA_DIR names another folder than the running counter's.`,
    );
  }
  const database = connect(file);
  try {
    return { ...readFrom(database), close: async () => database.close() };
  } catch (error) {
    database.close();
    throw error;
  }
}

function connect(file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
    checkVersion(database, file);
    return database;
  } catch (cause) {
    database?.close();
    if (cause instanceof ReadingError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ReadingError(
      `The database ${file} cannot be read: ${reason}. Read it as the account that runs the server.`,
      { cause },
    );
  }
}

function checkVersion(database: DatabaseSync, file: string): void {
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0);
  if (version === latestMigration) return;
  const remedy =
    version < latestMigration
      ? 'Start the server once: it upgrades the database.'
      : 'Use the newer Guichet that wrote it.';
  throw new ReadingError(
    `The database ${file} is of version ${version}, and this Guichet reads version ${latestMigration}. ${remedy}`,
  );
}
