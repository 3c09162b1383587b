import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { openPostgresql } from '../apps/form-service/src/storage/postgresql/open-database.ts';
import { openPostgresqlStorage } from '../apps/form-service/src/storage/postgresql/postgresql-storage.ts';
import { startPostgresql } from '../apps/form-service/src/storage/postgresql/testing/start-postgresql.ts';
import { createDatabaseOn } from '../apps/form-service/src/storage/postgresql/testing/test-database.ts';
import { openSqliteStorage } from '../apps/form-service/src/storage/sqlite/sqlite-storage.ts';
import type { SubmissionStorage } from '../apps/form-service/src/storage/storage.ts';
import { submission, version } from '../apps/form-service/src/storage/testing/opened-storages.ts';
import { quantile } from './measuring/report.ts';

/**
 * Durable submissions a second, as many residents send them at the same time: one row a transaction over a pool, and
 * many rows in one statement over one connection and over several. Beside them the server's own rate, one row a
 * statement over the same pool, and SQLite.
 */
const rounds = 5;
const inFlight = 100;
const rows = 3_000;
const data = JSON.stringify({ answers: 'x'.repeat(1_200) });
const connections = 10;

const ways = {
  'a row a transaction, 10 connections': { lanes: connections, maxItems: 1, maxBytes: 1 },
  'batches, 1 connection': { lanes: 1, maxItems: 200, maxBytes: 4 * 1024 ** 2 },
  'batches, 2 connections': { lanes: 2, maxItems: 200, maxBytes: 4 * 1024 ** 2 },
  'batches, 4 connections': { lanes: 4, maxItems: 200, maxBytes: 4 * 1024 ** 2 },
} as const;

async function rateOf(write: (index: number) => Promise<unknown>): Promise<number> {
  let next = 0;
  const start = performance.now();
  const resident = async () => {
    while (next < rows) {
      next += 1;
      await write(next);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, resident));
  return (rows * 1000) / (performance.now() - start);
}

const send = (storage: SubmissionStorage) => () =>
  storage.storeSubmission(submission({ key: crypto.randomUUID(), data, received: Date.now() }));

const server = await startPostgresql({ isDurable: true, settings: ['max_connections=100'] });
const folder = mkdtempSync(join(tmpdir(), 'guichet-bench-'));
const rates = new Map<string, number[]>();
const note = (name: string, rate: number) => rates.set(name, [...(rates.get(name) ?? []), rate]);
try {
  const place = await createDatabaseOn(server.urlOf);
  const database = await openPostgresql(place.address, { connections });
  const pool = new Pool({ connectionString: place.url, max: connections });
  const sqlite = await openSqliteStorage(folder);
  await sqlite.saveFormVersions([version]);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, batches] of Object.entries(ways)) {
      const storage = await openPostgresqlStorage(database, { batches });
      await storage.saveFormVersions([version]);
      note(name, await rateOf(send(storage)));
      await storage.close();
    }
    await place.sql('CREATE TABLE IF NOT EXISTS plain (id bigserial PRIMARY KEY, data text)');
    const insert = { name: 'plain', text: 'INSERT INTO plain (data) VALUES ($1)', values: [data] };
    note('single-row inserts of the server, 10 connections', await rateOf(() => pool.query(insert)));
    note('SQLite', await rateOf(send(sqlite)));
  }
  await pool.end();
  await sqlite.close();
  await database.close();
  for (const [name, all] of rates) console.log(`${Math.round(quantile(all, 0.5))}\t${name}`);
} finally {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
