import type { DatabaseSync } from 'node:sqlite';
import { createReferenceNumber } from '@guichet/form-service';
import { type DatabaseOptions, type DatabaseSchema, openDatabase } from '@guichet/form-service/sqlite';
import { makeOrder } from './make-order.ts';
import { orderOf } from './order-row.ts';
import type { Order, OrderRequest, Orders } from './orders.ts';

export const ordersFile = 'orders.sqlite';

const schema: DatabaseSchema = {
  file: ordersFile,
  table: 'orders',
  migrations: [
    `
  CREATE TABLE orders (
    number INTEGER PRIMARY KEY,
    reference TEXT NOT NULL UNIQUE,
    account TEXT NOT NULL,
    form TEXT NOT NULL,
    version TEXT NOT NULL,
    key TEXT NOT NULL,
    data_hash TEXT NOT NULL,
    amount REAL,
    placed INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'replaced')),
    replaces TEXT REFERENCES orders (reference)
  ) STRICT;
  CREATE INDEX orders_by_key ON orders (form, key);
  CREATE INDEX orders_by_form ON orders (form, placed);
  `,
  ],
};

/** An order takes a few pages of the disk, each twice: in the log and in the database. */
const bytesOfOrder = 64 * 1024;

/** One collision of reference numbers is next to impossible: this many in a row are a fault. */
const maxAttempts = 5;

interface Options extends DatabaseOptions {
  readonly createReference?: () => string;
}

/** Keeps orders in `orders.sqlite`. Any number of processes on one machine may share the folder. */
export async function openSqliteOrders(
  folder: string,
  { createReference = createReferenceNumber, ...options }: Options = {},
): Promise<Orders> {
  const database = await openDatabase(folder, schema, options);
  const statements = prepareStatements(database.connection);

  /** No other process writes between what is read here and what is written. */
  function place(request: OrderRequest, repeatWindowMs: number | undefined): Order {
    const { form, key, dataHash } = request;
    const since = repeatWindowMs === undefined ? 0 : request.placed - repeatWindowMs;
    const earlier = statements.ofKey.all(form, key, since);
    const same = earlier.find((row) => row.data_hash === dataHash);
    statements.replace.run(form, key, since);
    if (same !== undefined) {
      const order = orderOf(same);
      statements.open.run(order.reference);
      return { ...order, state: 'open' };
    }
    const [latest] = earlier;
    const order = makeOrder(request, freeReference(), latest && orderOf(latest));
    const { reference, accountNumber, version, amount = null, placed, replaces = null } = order;
    statements.insert.run(reference, accountNumber, form, version, key, dataHash, amount, placed, replaces);
    return order;
  }

  function freeReference(): string {
    for (let tries = 0; tries < maxAttempts; tries += 1) {
      const reference = createReference();
      if (statements.ofReference.get(reference) === undefined) return reference;
    }
    throw new Error(`No free reference number in ${maxAttempts} tries: is the source of randomness broken?`);
  }

  return {
    place: (request, repeatWindowMs) =>
      database.run(() => place(request, repeatWindowMs), { bytes: bytesOfOrder }),
    isReady: () => database.isReady(),
    close: () => database.close(),
  };
}

function prepareStatements(database: DatabaseSync) {
  return {
    ofKey: database.prepare(
      'SELECT * FROM orders WHERE form = ? AND key = ? AND placed >= ? ORDER BY number DESC',
    ),
    ofReference: database.prepare('SELECT 1 FROM orders WHERE reference = ?'),
    replace: database.prepare(
      "UPDATE orders SET state = 'replaced' WHERE form = ? AND key = ? AND placed >= ?",
    ),
    open: database.prepare("UPDATE orders SET state = 'open' WHERE reference = ?"),
    insert: database.prepare(
      `INSERT INTO orders (reference, account, form, version, key, data_hash, amount, placed, replaces, state)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'open')`,
    ),
  };
}
