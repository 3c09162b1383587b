import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { ordersContract } from './orders-contract.ts';
import { readOrders } from './read-orders.ts';
import { openSqliteOrders } from './sqlite-orders.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guichet-orders-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

ordersContract('SQLite', {
  open: (options) => openSqliteOrders(folder, options),
  readAll: () => readOrders({ dataDir: folder, databaseUrl: '' }, undefined),
});
