import { startPostgresql } from '../../apps/form-service/src/storage/postgresql/testing/start-postgresql.ts';
import { createDatabaseOn } from '../../apps/form-service/src/storage/postgresql/testing/test-database.ts';

/** Settings of a product that keeps its data there. */
export type Database = { readonly DATABASE_URL: string; readonly SIGNING_SECRET: string };

/** A server whose commits are on the disk, and an empty database of it. */
export async function withPostgresql<T>(work: (env: Database) => Promise<T>): Promise<T> {
  const server = await startPostgresql({ isDurable: true, settings: ['max_connections=100'] });
  try {
    const { url } = await createDatabaseOn(server.urlOf);
    return await work({ DATABASE_URL: url, SIGNING_SECRET: 'a secret of the bench alone' });
  } finally {
    await server.close();
  }
}
