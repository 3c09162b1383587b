import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findPostgresql } from '../../apps/form-service/src/storage/postgresql/testing/find-postgresql.ts';
import { canPin, cores, pinClient } from '../requests/cores.ts';
import { rateOfSingleInserts, rateOfSingleRows } from '../requests/single-rows.ts';
import { startProduct, startProgram } from '../serving/start-product.ts';
import { measureMemory } from './memory.ts';
import { measurePages, writeBareAnswers } from './pages.ts';
import { withPostgresql } from './postgresql.ts';
import { type Line, printTable } from './report.ts';
import { measureStored } from './stored.ts';
import { measureSubmissions, measureValidation } from './submissions.ts';
import { measureUploads } from './uploads.ts';
import { measureWaits } from './waits-with-delivery.ts';

/** Measures the server beside bare Fastify and the storage itself: see the README of the bench. */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'pages,submissions,uploads,waits,memory,stored' },
    rounds: { type: 'string', default: '5' },
    sent: { type: 'string', default: '100000' },
    stored: { type: 'string', default: '1000000' },
  },
});
const parts = new Set(values.only.split(','));
const rounds = { warmUp: 3, rounds: Number(values.rounds) };

pinClient();
const lines: Line[] = [];
const folder = await mkdtemp(join(tmpdir(), 'guichet-load-'));
try {
  if (['pages', 'submissions', 'uploads'].some((part) => parts.has(part))) await measureSqlite();
  if (parts.has('waits')) lines.push(await measureWaits(rounds));
  if (parts.has('memory')) lines.push(await measureMemory(Number(values.sent)));
  if (parts.has('stored')) lines.push(...(await measureStored('SQLite', Number(values.stored))));
  if (findPostgresql() === undefined) console.log('PostgreSQL is not installed here: it is left out.');
  else await measurePostgresql();
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(canPin ? '\nServer and client on a core each.' : '\nServer and client share the cores.');
printTable(lines);

async function measureSqlite(): Promise<void> {
  const product = await startProduct({}, cores.server);
  try {
    const bare = await startProgram(
      join(import.meta.dirname, '..', 'requests', 'bare-fastify.ts'),
      [await writeBareAnswers(product.address, folder), folder],
      /^(http\S+)$/,
      {},
      cores.server,
    );
    try {
      if (parts.has('pages')) lines.push(...(await measurePages(product, bare, rounds)));
      if (parts.has('uploads')) lines.push(await measureUploads(bare, folder, rounds));
    } finally {
      await bare.stop();
    }
    if (!parts.has('submissions')) return;
    const rateOfRows = (count: number, row: { data: object }) => rateOfSingleRows(folder, count, row);
    lines.push(await measureSubmissions('SQLite', product, rateOfRows, rounds));
    lines.push(await measureValidation(rounds));
  } finally {
    await product.stop();
  }
}

async function measurePostgresql(): Promise<void> {
  if (parts.has('submissions'))
    await withPostgresql(async (env) => {
      const product = await startProduct(env, cores.server);
      try {
        const rateOfRows = (count: number, row: { data: object }) =>
          rateOfSingleInserts(env.DATABASE_URL, count, row);
        lines.push(await measureSubmissions('PostgreSQL', product, rateOfRows, rounds));
      } finally {
        await product.stop();
      }
    });
  if (parts.has('stored')) lines.push(...(await measureStored('PostgreSQL', Number(values.stored))));
}
