import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Pool } from 'pg';

/**
 * The storage's own rate: SQLite that stores one row after the other, each on the disk before the next, as
 * durable as the product's. Rows a second.
 */
export function rateOfSingleRows(folder: string, count: number, row: object): number {
  const database = new DatabaseSync(join(folder, 'rows.sqlite'));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  database.exec('CREATE TABLE IF NOT EXISTS rows (id INTEGER PRIMARY KEY, data TEXT)');
  const insert = database.prepare('INSERT INTO rows (data) VALUES (?)');
  const start = performance.now();
  for (let index = 0; index < count; index += 1) insert.run(JSON.stringify(row));
  const seconds = (performance.now() - start) / 1000;
  database.close();
  return count / seconds;
}

/** As many connections as the product's. */
const connections = 10;

/** The same of PostgreSQL: one row a statement and a transaction, over several connections, as pgbench does. */
export async function rateOfSingleInserts(url: string, count: number, row: object): Promise<number> {
  const pool = new Pool({ connectionString: url, max: connections });
  await pool.query('CREATE TABLE IF NOT EXISTS rows (id bigserial PRIMARY KEY, data text)');
  const insert = { name: 'insert', text: 'INSERT INTO rows (data) VALUES ($1)' };
  let left = count;
  const write = async () => {
    for (; left > 0; ) {
      left -= 1;
      await pool.query({ ...insert, values: [JSON.stringify(row)] });
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, write));
  const seconds = (performance.now() - start) / 1000;
  await pool.end();
  return count / seconds;
}
