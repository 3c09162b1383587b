import {
  type DatabaseAddress,
  openPostgresql,
  openPostgresqlStorage,
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
  return {
    name: `${database.name} (PostgreSQL)`,
    openSubmissions: () => openPostgresqlStorage(database),
    openLedger: (options) => openPostgresqlLedger(database, options),
    openOrders: () => openPostgresqlOrders(database),
    close: () => database.close(),
  };
}
