import { rmSync } from 'node:fs';
import { openStorage } from '../storage/open-storage.ts';
import { createTestDatabase, type TestDatabase } from '../storage/postgresql/testing/test-database.ts';
import type { DatabaseOptions } from '../storage/sqlite/open-database.ts';
import { openSqliteStorage } from '../storage/sqlite/sqlite-storage.ts';
import type { SubmissionStorage } from '../storage/storage.ts';

/** The switch: `TEST_STORAGE=postgresql` runs the tests of the whole service on PostgreSQL, see `npm run test:long`. */
export const isOnPostgresql = process.env.TEST_STORAGE === 'postgresql';

/** Databases by the folder of the service: another service of the same folder shares its database. */
const databases = new Map<string, Promise<TestDatabase>>();

/** Opens the storage of a test's service. A test that gives `database` is about SQLite, and gets it. */
export async function openTestStorage(
  folder: string,
  dataDir: string,
  database?: DatabaseOptions,
): Promise<SubmissionStorage> {
  if (!isOnPostgresql || database !== undefined) return openSqliteStorage(dataDir, database);
  const opening = databases.get(folder) ?? createTestDatabase();
  databases.set(folder, opening);
  return openStorage({ dataDir, address: (await opening).address }, { connections: 4 });
}

/** Removes all that the services of a folder kept. */
export async function removeTestStorage(folder: string): Promise<void> {
  const opened = databases.get(folder);
  databases.delete(folder);
  await (await opened)?.drop();
  rmSync(folder, { recursive: true, force: true });
}
