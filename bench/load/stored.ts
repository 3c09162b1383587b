import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { root } from '../../tools/launcher/launch.js';
import { definitionOf } from '../forms.ts';
import { load, submissionFor } from '../requests/load.ts';
import { startProduct } from '../serving/start-product.ts';
import { memoryOf } from './memory.ts';
import { withPostgresql } from './postgresql.ts';
import { atMost, type Line, median } from './report.ts';

const forms = 500;
const starts = 3;
/** Beside the start with an empty database. */
const startGoal = 2;
/** The growth of memory from the first half to the second. */
const readingGoal = 1.1;
/** Node fills a larger heap with garbage before it sweeps: that would count as growth. */
const heap = '--max-old-space-size=64';
/** Submissions that the counter takes meanwhile, one after the other on a few connections. */
const sentMeanwhile = 500;

type Env = Readonly<Record<string, string>>;

interface Place {
  /** Settings of a product on a database that is empty, but for the forms after the first start. */
  readonly env: Env;
  /** Fills it with submissions of the first form. */
  fill(count: number): Promise<void>;
}

/** Starts and reads out the product with so many submissions stored. */
export async function measureStored(kind: 'SQLite' | 'PostgreSQL', count: number): Promise<readonly Line[]> {
  const folder = await mkdtemp(join(tmpdir(), 'guichet-stored-'));
  const formsDir = join(folder, 'forms');
  try {
    await mkdir(formsDir);
    for (let index = 0; index < forms; index += 1) {
      const form = { ...definitionOf('F10'), path: pathOf(index), title: `Form ${index}` };
      await writeFile(join(formsDir, `${index}.json`), JSON.stringify(form));
    }
    const folderEnv = { FORMS_DIR: formsDir, DATA_DIR: join(folder, 'data') };
    if (kind === 'SQLite') return await measure(kind, count, sqliteIn(folderEnv));
    return await withPostgresql((env) => measure(kind, count, postgresqlAt({ ...folderEnv, ...env })));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const pathOf = (index: number) => `form-${index}`;

async function measure(kind: string, count: number, { env, fill }: Place): Promise<readonly Line[]> {
  const empty = await startTimes(env);
  await fill(count);
  const full = await startTimes(env);
  const ratio = full / empty;
  const many = count.toLocaleString('en');
  const reading = await readOut(env, count);
  return [
    {
      what: `start with ${forms} forms and ${many} submissions, ${kind}`,
      floor: `${empty.toFixed(1)} s with none`,
      ours: `${full.toFixed(1)} s`,
      figure: ratio.toFixed(2),
      goal: atMost(ratio, startGoal),
    },
    {
      what: `reading out ${many} submissions while the counter runs, ${kind}`,
      floor: `${reading.early.toFixed(0)} MB at most in the first half`,
      ours: `${reading.most.toFixed(0)} MB, ${reading.seconds.toFixed(0)} s, ${sentMeanwhile} more sent in ${reading.sending.toFixed(1)} s`,
      figure: (reading.most / reading.early).toFixed(2),
      goal: atMost(reading.most / reading.early, readingGoal),
    },
  ];
}

/** Seconds until it serves; the first start, which stores the forms' versions, is not counted. */
async function startTimes(env: Env): Promise<number> {
  const times: number[] = [];
  for (let start = 0; start <= starts; start += 1) {
    const begun = performance.now();
    const product = await startProduct(env);
    times.push((performance.now() - begun) / 1000);
    await product.stop();
  }
  return median(times.slice(1));
}

interface Reading {
  /** Megabytes. */
  readonly early: number;
  readonly most: number;
  readonly seconds: number;
  readonly sending: number;
}

/** Reads all of it by `npm run submissions`, while residents send more. */
async function readOut(env: Env, count: number): Promise<Reading> {
  const product = await startProduct(env);
  try {
    const begun = performance.now();
    const command = join(root, 'apps', 'form-service', 'src', 'submissions-command.ts');
    const reader = spawn(process.execPath, [heap, command, pathOf(0)], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let [lines, early, most] = [0, 0, 0];
    reader.stdout.on('data', (bytes: Buffer) => {
      for (const byte of bytes) if (byte === 10) lines += 1;
      most = Math.max(most, memoryOf(reader.pid ?? 0) || 0);
      if (lines <= count / 2) early = most;
    });
    const ended = once(reader, 'close');
    await once(reader.stdout, 'data');
    const sending = performance.now();
    await load(product, submissionFor(pathOf(0), { data: { f0: 'a' } }), sentMeanwhile);
    const sent = (performance.now() - sending) / 1000;
    const [code] = await ended;
    if (code !== 0 || lines < count) throw new Error(`${lines} of ${count} were read, exit code ${code}.`);
    return { early, most, seconds: (performance.now() - begun) / 1000, sending: sent };
  } finally {
    await product.stop();
  }
}

/** As large as short ones are. */
const answers = JSON.stringify({ f0: 'x'.repeat(300) });

const rows = (id: string, reference: string) => `
  SELECT ${id}, v.form, v.version, NULL, 'hash', ${reference}, '${answers}', NULL, '{}', n
  FROM numbers, (SELECT form, version FROM form_versions WHERE form = '${pathOf(0)}') AS v`;
const into =
  'INSERT INTO submissions (id, form, version, key, data_hash, reference, data, returned, metadata, received)';

function sqliteIn(env: Env & { readonly DATA_DIR: string }): Place {
  return {
    env,
    async fill(count) {
      const database = new DatabaseSync(join(env.DATA_DIR, 'guichet.sqlite'));
      const numbers = `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})`;
      database.exec(`${into} ${numbers} ${rows("printf('%024x', n)", "'R' || n")}`);
      database.close();
    },
  };
}

function postgresqlAt(env: Env & { readonly DATABASE_URL: string }): Place {
  return {
    env,
    async fill(count) {
      const client = new Client({ connectionString: env.DATABASE_URL });
      await client.connect();
      const numbers = `WITH numbers AS (SELECT * FROM generate_series(1, ${count}) AS numbers (n))`;
      await client.query(`${numbers} ${into} ${rows("lpad(to_hex(n), 24, '0')", "'R' || n")}`);
      await client.query('ANALYZE');
      await client.end();
    },
  };
}
