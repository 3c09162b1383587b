import { openPostgresql } from './postgresql/open-database.ts';
import type { DatabaseAddress } from './postgresql/parse-database-url.ts';
import { openPostgresqlStorage } from './postgresql/postgresql-storage.ts';
import { openSqliteStorage } from './sqlite/sqlite-storage.ts';
import type { SubmissionStorage } from './storage.ts';
import type { StorageEvents } from './storage-events.ts';

interface Place {
  readonly dataDir: string;
  /** That of PostgreSQL; undefined: the folder's SQLite. */
  readonly address: DatabaseAddress | undefined;
}

interface Options {
  readonly onEvent?: (events: StorageEvents) => void;
  /** The most connections at once to PostgreSQL. */
  readonly connections?: number;
}

/** Opens submissions, and makes or upgrades what they are kept in. Throws an Error that says to the operator what to do. */
export async function openStorage(
  { dataDir, address }: Place,
  { onEvent, connections }: Options,
): Promise<SubmissionStorage> {
  if (address === undefined) return openSqliteStorage(dataDir, { ...(onEvent && { onEvent }) });
  const database = await openPostgresql(address, { onEvent, connections });
  try {
    const storage = await openPostgresqlStorage(database);
    return {
      ...storage,
      async close() {
        await storage.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
