import { versionColumns, versionOfRow } from '../rows.ts';
import type { StoreOutcome, SubmissionStorage } from '../storage.ts';
import { StorageError } from '../storage-error.ts';
import { type BatchLimits, createBatches } from './batches.ts';
import { createDeletionRows } from './deletion-rows.ts';
import { createDeskRows } from './desk-rows.ts';
import { createFindEarlier } from './find-earlier.ts';
import { migrateSchema } from './migrate-schema.ts';
import { longestWaitMs, type Postgresql } from './open-database.ts';
import { createOutboxRows } from './outbox-rows.ts';
import { createPieceRows } from './piece-rows.ts';
import { readFrom } from './read-submissions.ts';
import { createSignInRows } from './sign-in-rows.ts';
import { type PlainSubmission, storeMany } from './store-many.ts';
import { type Storing, storeSubmission } from './store-submission.ts';
import { submissionSchema } from './submission-schema.ts';
import { createUniqueRows } from './unique-rows.ts';
import { createUploadRows } from './upload-rows.ts';
import { enterForms } from './watched-paths.ts';

interface Options {
  /** How long a submission waits for others before it, and for a search of earlier ones, in milliseconds. */
  readonly waitMs?: number;
  /** For measurements alone. */
  readonly batches?: BatchLimits;
}

const sql = {
  insertVersions: {
    name: 'insert form versions',
    text: `INSERT INTO form_versions (version, public_version, form, definition, first_served)
           SELECT *, $5::bigint FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) ON CONFLICT DO NOTHING`,
  },
  knownVersions: {
    name: 'known form versions',
    text: 'SELECT version, form FROM form_versions WHERE version = ANY($1)',
  },
  version: {
    name: 'find form version',
    text: `SELECT ${versionColumns} FROM form_versions WHERE version = $1 OR public_version = $1
           ORDER BY version = $1 DESC, first_served DESC, number DESC LIMIT 1`,
  },
} as const;

/** Measured: docs/decisions/0019-postgresql-beside-sqlite.md. */
const batchLimits: BatchLimits = { lanes: 1, maxItems: 200, maxBytes: 4 * 1024 ** 2 };

/**
 * Keeps submissions in PostgreSQL. Any number of servers on any number of machines may share the database, which its
 * opener closes.
 */
export async function openPostgresqlStorage(
  database: Postgresql,
  { waitMs = longestWaitMs, batches = batchLimits }: Options = {},
): Promise<SubmissionStorage> {
  await migrateSchema(database, submissionSchema);
  const { read } = database;
  const uniqueRows = createUniqueRows(database, waitMs);
  let isClosed = false;
  const findEarlier = createFindEarlier(database, waitMs);
  const plain = createBatches(storePlain, sizeOf, { ...batches, waitMs });

  /** False: it was not stored, and a transaction of its own finds out why. */
  async function storePlain(all: readonly PlainSubmission[]): Promise<readonly boolean[]> {
    try {
      const stored = await storeMany(database, all);
      return all.map(({ submission }) => stored.has(submission.id));
    } catch (error) {
      if (error instanceof StorageError) throw error;
      // One of them is at fault, and fails alone.
      return all.map(() => false);
    }
  }

  async function store(storing: Omit<Storing, 'mayBeStored'>): Promise<StoreOutcome> {
    const { submission, repeatWindowMs, unique, uploads, parts, deliveries } = storing;
    const isPlain = repeatWindowMs === undefined && ![unique, uploads, parts].some((some) => some.length > 0);
    if (isPlain && (await plain.add({ submission, deliveries }))) return { kind: 'stored' };
    await uniqueRows.prepare(submission.form, unique);
    return storeSubmission(database, { ...storing, mayBeStored: isPlain });
  }

  return {
    ...readFrom(database),
    ...createUploadRows(database),
    ...createOutboxRows(database),
    ...createDeletionRows(database),
    ...createDeskRows(database),
    ...createSignInRows(database),
    pieces: createPieceRows(database),
    async saveFormVersions(versions) {
      const rows = await read(sql.knownVersions, [versions.map(({ version }) => version)]);
      const known = new Set(rows.map(({ version, form }) => JSON.stringify([version, form])));
      const missing = versions.filter(({ version, form }) => !known.has(JSON.stringify([version, form])));
      if (missing.length === 0) return;
      await database.transaction(async (run) => {
        await run(sql.insertVersions, [
          missing.map(({ version }) => version),
          missing.map(({ publicVersion }) => publicVersion),
          missing.map(({ form }) => form),
          missing.map(({ definition }) => definition),
          Date.now(),
        ]);
        await enterForms(
          run,
          missing.map(({ form }) => form),
        );
      });
    },
    async findFormVersion(version) {
      const [row] = await read(sql.version, [version]);
      return row && versionOfRow(row);
    },
    storeSubmission: (submission, repeatWindowMs, unique = [], uploads = [], parts = [], deliveries = []) =>
      store({ submission, repeatWindowMs, unique, uploads, parts, deliveries }),
    findByKey: async (form, key, since = 0) => (await findEarlier({ form, key, since })).submission,
    findEarlier,
    isReady: async () => !isClosed && database.isReady(),
    async close() {
      isClosed = true;
      await uniqueRows.close();
    },
  };
}

function sizeOf({ submission: { data, returned = '', metadata } }: PlainSubmission): number {
  return data.length + returned.length + metadata.length;
}
