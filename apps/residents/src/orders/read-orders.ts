import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ReadingError } from '@guichet/form-service';
import { openToRead, type Postgresql, parseDatabaseUrl } from '@guichet/form-service/postgresql';
import { findMove } from '@guichet/form-service/sqlite';
import { orderOf } from './order-row.ts';
import type { Order } from './orders.ts';
import { ordersSchema } from './postgresql-orders.ts';
import { ordersFile } from './sqlite-orders.ts';

interface Place {
  readonly dataDir: string;
  /** That of PostgreSQL; empty: the folder's SQLite. */
  readonly databaseUrl: string;
}

/** Orders of a form, or of all, oldest first, a few in memory at a time. Throws a ReadingError where there are none. */
export async function readOrders(
  { dataDir, databaseUrl }: Place,
  form: string | undefined,
): Promise<AsyncIterable<Order>> {
  if (databaseUrl !== '') return readFromDatabase(await openAt(databaseUrl), form);
  const move = findMove(dataDir);
  if (move !== undefined) throw new ReadingError(move.sentence);
  const file = join(dataDir, ordersFile);
  if (!existsSync(file))
    throw new ReadingError(`There are no orders in ${dataDir}. Set DATA_DIR to the server’s.`);
  return readFromFile(file, form);
}

async function openAt(url: string): Promise<Postgresql> {
  const parsed = parseDatabaseUrl(url);
  if (parsed.kind === 'wrong') throw new ReadingError(`DATABASE_URL ${parsed.why}`);
  return openToRead(parsed.address, ordersSchema);
}

async function* readFromFile(file: string, form: string | undefined): AsyncGenerator<Order, void> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = database.prepare('SELECT * FROM orders WHERE form = ? OR ? IS NULL ORDER BY number');
    for (const row of rows.iterate(form ?? null, form ?? null)) yield orderOf(row);
  } finally {
    database.close();
  }
}

const pageSize = 200;

const page = {
  name: 'read orders',
  text: `SELECT * FROM orders WHERE number > $1 AND (form = $2 OR $2 IS NULL) ORDER BY number LIMIT ${pageSize}`,
};

async function* readFromDatabase(
  database: Postgresql,
  form: string | undefined,
): AsyncGenerator<Order, void> {
  try {
    let last = -1;
    for (;;) {
      const rows = await database.read(page, [last, form ?? null]);
      for (const row of rows) yield orderOf(row);
      last = Number(rows.at(-1)?.number);
      if (rows.length < pageSize) return;
    }
  } finally {
    await database.close();
  }
}
