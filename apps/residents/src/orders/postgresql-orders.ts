import { createReferenceNumber } from '@guichet/form-service';
import {
  migrateSchema,
  type Postgresql,
  type PostgresqlSchema,
  type RunStatement,
} from '@guichet/form-service/postgresql';
import { makeOrder } from './make-order.ts';
import { orderOf } from './order-row.ts';
import type { Order, OrderRequest, Orders } from './orders.ts';

export const ordersSchema: PostgresqlSchema = {
  name: 'orders',
  migrations: [
    `
CREATE TABLE order_keys (
  form text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL,
  PRIMARY KEY (form, key)
);
CREATE TABLE orders (
  reference text COLLATE "C" NOT NULL,
  account text NOT NULL,
  form text COLLATE "C" NOT NULL,
  version text NOT NULL,
  key text COLLATE "C" NOT NULL,
  data_hash text NOT NULL,
  amount double precision,
  placed bigint NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'replaced')),
  replaces text,
  number bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (reference, form)
);
CREATE INDEX orders_by_key ON orders (form, key);
CREATE INDEX orders_by_number ON orders (number);
`,
  ],
};

const sql = {
  // Others who place under the same key wait until this transaction ends.
  lockKey: {
    name: 'lock order key',
    text: 'INSERT INTO order_keys (form, key) VALUES ($1, $2) ON CONFLICT (form, key) DO UPDATE SET key = excluded.key',
  },
  ofKey: {
    name: 'orders of key',
    text: 'SELECT * FROM orders WHERE form = $1 AND key = $2 AND placed >= $3 ORDER BY number DESC',
  },
  ofReference: { name: 'order of reference', text: 'SELECT 1 AS found FROM orders WHERE reference = $1' },
  replace: {
    name: 'replace orders',
    text: "UPDATE orders SET state = 'replaced' WHERE form = $1 AND key = $2 AND placed >= $3 AND state = 'open'",
  },
  open: { name: 'open order', text: "UPDATE orders SET state = 'open' WHERE reference = $1 AND form = $2" },
  insert: {
    name: 'insert order',
    text: `INSERT INTO orders (reference, account, form, version, key, data_hash, amount, placed, replaces, state)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'open')`,
    retriesTaken: true,
  },
} as const;

/** One collision of reference numbers is next to impossible: this many in a row are a fault. */
const maxAttempts = 5;

interface Options {
  readonly createReference?: () => string;
}

/** Keeps orders in PostgreSQL, which its opener closes. */
export async function openPostgresqlOrders(
  database: Postgresql,
  { createReference = createReferenceNumber }: Options = {},
): Promise<Orders> {
  await migrateSchema(database, ordersSchema);
  let isClosed = false;

  async function place(
    run: RunStatement,
    request: OrderRequest,
    repeatWindowMs: number | undefined,
  ): Promise<Order> {
    const { form, key, dataHash } = request;
    await run(sql.lockKey, [form, key]);
    const since = repeatWindowMs === undefined ? 0 : request.placed - repeatWindowMs;
    const earlier = await run(sql.ofKey, [form, key, since]);
    const same = earlier.find((row) => row.data_hash === dataHash);
    await run(sql.replace, [form, key, since]);
    if (same !== undefined) {
      const order = orderOf(same);
      await run(sql.open, [order.reference, form]);
      return { ...order, state: 'open' };
    }
    const [latest] = earlier;
    const order = makeOrder(request, await freeReference(run), latest && orderOf(latest));
    const { reference, accountNumber, version, amount = null, placed, replaces = null } = order;
    await run(sql.insert, [reference, accountNumber, form, version, key, dataHash, amount, placed, replaces]);
    return order;
  }

  async function freeReference(run: RunStatement): Promise<string> {
    for (let tries = 0; tries < maxAttempts; tries += 1) {
      const reference = createReference();
      if ((await run(sql.ofReference, [reference])).length === 0) return reference;
    }
    throw new Error(`No free reference number in ${maxAttempts} tries: is the source of randomness broken?`);
  }

  return {
    place: (request, repeatWindowMs) => database.transaction((run) => place(run, request, repeatWindowMs)),
    isReady: async () => !isClosed && database.isReady(),
    async close() {
      isClosed = true;
    },
  };
}
