import {
  type DatabaseAddress,
  openPostgresql,
  openPostgresqlStorage,
  type Postgresql,
  type StorageEvents,
} from '@guichet/form-service/postgresql';
import { openPostgresqlLedger } from '../forms/ledger/postgresql-ledger.ts';
import { openPostgresqlOrders } from '../orders/postgresql-orders.ts';
import type { Stores } from './stores.ts';

/** One database, and one pool of connections, for all of them. */
export async function openPostgresqlStores(
  address: DatabaseAddress,
  onEvent: (events: StorageEvents) => void,
): Promise<Stores> {
  const database = await openPostgresql(address, { onEvent });
  try {
    await refuseHalfCopied(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return {
    name: `${database.name} (PostgreSQL)`,
    openSubmissions: () => openPostgresqlStorage(database),
    openLedger: (options) => openPostgresqlLedger(database, options),
    openOrders: () => openPostgresqlOrders(database),
    close: () => database.close(),
  };
}

const sql = {
  copyTable: {
    name: 'find copy table',
    text: `SELECT 1 AS found FROM information_schema.tables
           WHERE table_schema = current_schema() AND table_name = 'guichet_copy'`,
  },
  unfinished: { name: 'unfinished copy', text: 'SELECT source FROM guichet_copy WHERE NOT is_done' },
} as const;

/** A server that received something into half a copy would make the rest impossible. */
async function refuseHalfCopied({ read }: Postgresql): Promise<void> {
  const [table] = await read(sql.copyTable);
  const [copy] = table === undefined ? [] : await read(sql.unfinished);
  if (copy === undefined) return;
  throw new Error(
    `A copy of ${String(copy.source)} into this database was begun (DATABASE_URL): finish it by npm run migrate, then start again.`,
  );
}
