import type { DatabaseSync } from 'node:sqlite';
import { type Deletion, hashOfKey } from '../deletions.ts';
import type { NewDelivery } from '../outbox.ts';
import {
  deletionColumns,
  deletionOf,
  submissionColumns,
  submissionOf,
  versionColumns,
  versionOfRow,
} from '../rows.ts';
import type { StoredSubmission, StoreOutcome, SubmissionStorage, UniqueAnswer } from '../storage.ts';
import { createDeletionRows } from './deletion-rows.ts';
import { createDeskRows } from './desk-rows.ts';
import { longestWaitMs } from './group-commit.ts';
import { submissionSchema } from './migrations.ts';
import { type DatabaseOptions, openDatabase } from './open-database.ts';
import { createOutboxRows } from './outbox-rows.ts';
import { readFrom } from './read-submissions.ts';
import { createSignInRows } from './sign-in-rows.ts';
import { createUniqueRows } from './unique-rows.ts';
import { createUploadRows } from './upload-rows.ts';

/**
 * Keeps submissions in one SQLite file. Every commit is on the disk before it is acknowledged
 * (write-ahead log, `synchronous=FULL`); any number of processes may share the file.
 */
export async function openSqliteStorage(
  folder: string,
  options: DatabaseOptions = {},
): Promise<SubmissionStorage> {
  const database = await openDatabase(folder, submissionSchema, options);
  const { connection } = database;
  const uniqueRows = createUniqueRows(connection, database, options.waitMs ?? longestWaitMs);
  const { notFree, claim, ...uploadRows } = createUploadRows(connection, database);
  const { enqueue, ...outboxRows } = createOutboxRows(connection, database);
  const { insertVersion, selectVersion, insert, retireKey, selectByKey, selectReference, selectDeletion } =
    prepareStatements(connection);

  function findByKey(form: string, key: string, since: number): StoredSubmission | undefined {
    const row = selectByKey.get(form, key, since);
    return row === undefined ? undefined : submissionOf(row);
  }

  function findDeletion(form: string, key: string, since: number): Deletion | undefined {
    const row = selectDeletion.get(hashOfKey(key), form, since);
    return row && deletionOf(row);
  }

  function isInserted(submission: StoredSubmission): boolean {
    const row = { ...submission, key: submission.key ?? null, returned: submission.returned ?? null };
    return Number(insert.run(row).changes) === 1;
  }

  /** No two of them have one number, and nobody else has any of them. */
  function areFree(submissions: readonly StoredSubmission[]): boolean {
    const references = new Set(submissions.map(({ reference }) => reference));
    const isTaken = (reference: string) => selectReference.get(reference) !== undefined;
    return references.size === submissions.length && ![...references].some(isTaken);
  }

  function store(
    submission: StoredSubmission,
    repeatWindowMs?: number,
    unique: readonly UniqueAnswer[] = [],
    uploads: readonly string[] = [],
    parts: readonly StoredSubmission[] = [],
    deliveries: readonly NewDelivery[] = [],
  ): StoreOutcome {
    const { form, key, received } = submission;
    if (key !== undefined && repeatWindowMs !== undefined)
      retireKey.run(form, key, received - repeatWindowMs);
    if (unique.length > 0 || uploads.length > 0 || parts.length > 0) {
      // The same data under this key is a repeat, not another submission.
      const earlier = key === undefined ? undefined : findByKey(form, key, 0);
      if (earlier !== undefined) return { kind: 'keyTaken', submission: earlier };
      const paths = uniqueRows.findTaken(form, unique);
      if (paths.length > 0) return { kind: 'notUnique', paths };
      const ids = notFree(uploads);
      if (ids.length > 0) return { kind: 'uploadsTaken', ids };
    }
    const since = repeatWindowMs === undefined ? 0 : received - repeatWindowMs;
    const deletion = key === undefined ? undefined : findDeletion(form, key, since);
    if (deletion !== undefined && (key === undefined || findByKey(form, key, 0) === undefined))
      return { kind: 'keyDeleted', deletion };
    if (parts.length > 0 && !areFree([submission, ...parts])) return { kind: 'referenceTaken' };
    if (isInserted(submission)) {
      // Thrown within the transaction: then nothing of it is stored.
      if (!parts.every(isInserted)) throw new Error('A part of a submission could not be stored.');
      for (const stored of [submission, ...parts]) uniqueRows.enter(stored, form, unique);
      claim(uploads, submission.id);
      enqueue(deliveries, [submission, ...parts]);
      return { kind: 'stored' };
    }
    const taken = key === undefined ? undefined : findByKey(form, key, 0);
    return taken === undefined ? { kind: 'referenceTaken' } : { kind: 'keyTaken', submission: taken };
  }

  return {
    ...readFrom(connection),
    ...uploadRows,
    ...outboxRows,
    ...createDeletionRows(connection, database),
    ...createDeskRows(connection, database),
    ...createSignInRows(connection, database),
    async saveFormVersions(versions) {
      const missing = versions.filter(({ version }) => selectVersion.get({ version })?.version !== version);
      if (missing.length === 0) return;
      const firstServed = Date.now();
      await database.run(() => {
        for (const version of missing) insertVersion.run({ ...version, firstServed });
      });
    },
    async findFormVersion(version) {
      const row = selectVersion.get({ version });
      return row && versionOfRow(row);
    },
    async storeSubmission(
      submission,
      repeatWindowMs,
      unique = [],
      uploads = [],
      parts = [],
      deliveries = [],
    ) {
      await uniqueRows.prepare(submission.form, unique);
      const bytes = bytesOf([submission, ...parts]);
      return database.run(() => store(submission, repeatWindowMs, unique, uploads, parts, deliveries), {
        bytes,
      });
    },
    findByKey: async (form, key, since = 0) => findByKey(form, key, since),
    async findEarlier({ form, key, since }) {
      const submission = findByKey(form, key, since);
      // After the look above: another process may have deleted it meanwhile.
      return { submission, deletion: findDeletion(form, key, since) };
    },
    isReady: () => database.isReady(),
    async close() {
      await uniqueRows.close();
      await database.close();
    },
  };
}

/** Of the pages that a row touches beside its own: indexes, and what is kept of files. */
const besideRow = 64 * 1024;

/** Bytes that submissions may take on the disk: each text once in the log and once in the database. */
function bytesOf(submissions: readonly StoredSubmission[]): number {
  return submissions.reduce(
    (sum, { data, returned = '', metadata }) =>
      sum +
      besideRow +
      2 * Buffer.byteLength(data) +
      2 * Buffer.byteLength(returned) +
      2 * Buffer.byteLength(metadata),
    0,
  );
}

function prepareStatements(database: DatabaseSync) {
  return {
    insertVersion: database.prepare(
      `INSERT INTO form_versions (version, public_version, form, definition, first_served)
       VALUES (:version, :publicVersion, :form, :definition, :firstServed) ON CONFLICT DO NOTHING`,
    ),
    selectVersion: database.prepare(
      `SELECT ${versionColumns} FROM form_versions
       WHERE version = :version OR public_version = :version
       ORDER BY version = :version DESC, first_served DESC, rowid DESC LIMIT 1`,
    ),
    insert: database.prepare(
      `INSERT INTO submissions (${submissionColumns})
       VALUES (:id, :form, :version, :key, :dataHash, :reference, :data, :returned, :metadata, :received)
       ON CONFLICT DO NOTHING`,
    ),
    /** A key that no longer counts stays with its submission, without blocking the next. */
    retireKey: database.prepare(
      "UPDATE submissions SET key = key || ':' || id WHERE form = ? AND key = ? AND received < ?",
    ),
    selectReference: database.prepare('SELECT 1 AS taken FROM submissions WHERE reference = ?'),
    selectDeletion: database.prepare(
      `SELECT ${deletionColumns} FROM deletions WHERE key_hash = ? AND form = ? AND deleted >= ?
       ORDER BY deleted DESC LIMIT 1`,
    ),
    selectByKey: database.prepare(
      `SELECT ${submissionColumns} FROM submissions WHERE form = ? AND key = ? AND received >= ?`,
    ),
  };
}
