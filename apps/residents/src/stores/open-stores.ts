import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings/settings.ts';
import { logStorage } from './log-storage.ts';
import { openPostgresqlStores } from './postgresql-stores.ts';
import { createSqliteStores } from './sqlite-stores.ts';
import type { Stores } from './stores.ts';

/** The database that the settings name. Throws an Error whose message says to the operator what to do. */
export async function openStores(
  { database, dataDir }: Pick<Settings, 'database' | 'dataDir'>,
  log: FastifyBaseLogger,
): Promise<Stores> {
  const onEvent = logStorage(log);
  return database === undefined
    ? createSqliteStores(dataDir, onEvent)
    : openPostgresqlStores(database, onEvent);
}
