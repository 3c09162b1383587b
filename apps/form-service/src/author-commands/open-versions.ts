import { openPostgresql } from '../storage/postgresql/open-database.ts';
import { parseDatabaseUrl } from '../storage/postgresql/parse-database-url.ts';
import { openPostgresqlStorage } from '../storage/postgresql/postgresql-storage.ts';
import { openSqliteStorage } from '../storage/sqlite/sqlite-storage.ts';
import type { SubmissionStorage } from '../storage/storage.ts';
import type { AuthorHost } from './author-host.ts';

/**
 * The versions of forms that a running server has served, in the database that its settings name. Throws an Error whose
 * message says to the operator what to do.
 */
export async function openVersions({
  dataDir,
  databaseUrl,
}: Pick<AuthorHost, 'dataDir' | 'databaseUrl'>): Promise<
  Pick<SubmissionStorage, 'saveFormVersions' | 'close'>
> {
  if (databaseUrl === undefined) return openSqliteStorage(dataDir, { onEvent: () => {} });
  const parsed = parseDatabaseUrl(databaseUrl);
  if (parsed.kind === 'wrong') throw new Error(`DATABASE_URL ${parsed.why}`);
  const database = await openPostgresql(parsed.address, { connections: 1 });
  try {
    const storage = await openPostgresqlStorage(database);
    return {
      saveFormVersions: storage.saveFormVersions,
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
