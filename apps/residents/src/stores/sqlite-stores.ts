import { openSqliteStorage } from '@guichet/form-service';
import type { StorageEvents } from '@guichet/form-service/sqlite';
import { openSqliteLedger } from '../forms/ledger/sqlite-ledger.ts';
import { openSqliteOrders } from '../orders/sqlite-orders.ts';
import type { Stores } from './stores.ts';

/** A file in the folder for each of them. */
export function createSqliteStores(folder: string, onEvent: (events: StorageEvents) => void): Stores {
  return {
    name: `${folder} (SQLite)`,
    openSubmissions: () => openSqliteStorage(folder, { onEvent }),
    openLedger: ({ longestMs }) => openSqliteLedger(folder, { longestMs, onEvent }),
    openOrders: () => openSqliteOrders(folder, { onEvent }),
    close: async () => undefined,
  };
}
