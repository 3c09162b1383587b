import { openStorage } from './open-storage.ts';
import { openToRead } from './postgresql/open-postgresql-reader.ts';
import { parseDatabaseUrl } from './postgresql/parse-database-url.ts';
import { submissionSchema } from './postgresql/submission-schema.ts';
import { ReadingError } from './reading-error.ts';
import { openSqliteReader } from './sqlite/open-sqlite-reader.ts';
import { openSqliteStorage } from './sqlite/sqlite-storage.ts';
import type { SubmissionStorage } from './storage.ts';

export interface StoragePlace {
  readonly dataDir: string;
  /** That of PostgreSQL; empty: the folder's SQLite. */
  readonly databaseUrl: string;
}

/**
 * Opens submissions for a command that changes them, while the server runs or not. Never makes a database, nor brings
 * one up to date: throws a ReadingError where it is not there, or not of this version.
 */
export async function openExisting({ dataDir, databaseUrl }: StoragePlace): Promise<SubmissionStorage> {
  if (databaseUrl === '') {
    await openSqliteReader(dataDir).close();
    return openSqliteStorage(dataDir);
  }
  const parsed = parseDatabaseUrl(databaseUrl);
  if (parsed.kind === 'wrong') throw new ReadingError(`DATABASE_URL ${parsed.why}`);
  await (await openToRead(parsed.address, submissionSchema)).close();
  return openStorage({ dataDir, address: parsed.address }, { connections: 2 });
}
