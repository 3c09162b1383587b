import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

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
