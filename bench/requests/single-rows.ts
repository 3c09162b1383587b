import { Pool } from 'pg';
import { submissionColumns } from '../../apps/form-service/src/storage/rows.ts';
import { submissionSchema } from '../../apps/form-service/src/storage/sqlite/migrations.ts';
import { openDatabase } from '../../apps/form-service/src/storage/sqlite/open-database.ts';
import { createReferenceNumber } from '../../apps/form-service/src/submissions/reference-number.ts';
import { createSubmissionId } from '../../apps/form-service/src/submissions/submission-id.ts';

/** Answers, as a submission brings them. */
interface Answers {
  readonly data: object;
}

const form = { version: 'v1', form: 'measured', definition: '{}' };

/** The row that the product keeps of a submission: what only the storage costs, under the same keys. */
function rowOf({ data }: Answers) {
  const reference = createReferenceNumber();
  const metadata = { referenceNumber: reference, received: new Date().toISOString() };
  return [
    ...[createSubmissionId(), form.form, form.version, crypto.randomUUID(), '0'.repeat(64), reference],
    ...[JSON.stringify(data), null, JSON.stringify(metadata), Date.now()],
  ] as const;
}

/**
 * The storage's own rate: SQLite that stores one row after the other in the product's table, each on the disk before the
 * next, as durable as the product's. Rows a second.
 */
export async function rateOfSingleRows(folder: string, count: number, answers: Answers): Promise<number> {
  const { connection, close } = await openDatabase(folder, submissionSchema);
  connection
    .prepare(
      'INSERT INTO form_versions (version, form, definition, first_served) VALUES (?, ?, ?, 0) ON CONFLICT DO NOTHING',
    )
    .run(form.version, form.form, form.definition);
  const places = '?, '.repeat(10).slice(0, -2);
  const insert = connection.prepare(`INSERT INTO submissions (${submissionColumns}) VALUES (${places})`);
  const start = performance.now();
  for (let index = 0; index < count; index += 1) insert.run(...rowOf(answers));
  const seconds = (performance.now() - start) / 1000;
  await close();
  return count / seconds;
}

/** As many connections as the product's. */
const connections = 10;

/**
 * The same of PostgreSQL, in a table with the columns and indexes of the product's: one row a statement and a transaction,
 * over several connections, as pgbench does.
 */
export async function rateOfSingleInserts(url: string, count: number, answers: Answers): Promise<number> {
  const pool = new Pool({ connectionString: url, max: connections });
  await pool.query('CREATE TABLE IF NOT EXISTS rows (LIKE submissions INCLUDING ALL)');
  const places = Array.from({ length: 10 }, (_, index) => `$${index + 1}`).join(', ');
  const text = `INSERT INTO rows (${submissionColumns}) VALUES (${places})`;
  let left = count;
  const write = async () => {
    for (; left > 0; ) {
      left -= 1;
      await pool.query({ name: 'insert', text, values: [...rowOf(answers)] });
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, write));
  const seconds = (performance.now() - start) / 1000;
  await pool.end();
  return count / seconds;
}
