import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { ordersContract } from './orders-contract.ts';
import { openSqliteOrders } from './sqlite-orders.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guichet-orders-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

ordersContract('SQLite', (options) => openSqliteOrders(folder, options));
