import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import type { StoredSubmission, StoreOutcome, SubmissionStorage } from '../storage.ts';
import { migrate } from './migrations.ts';

/** How long a statement waits for another process that writes, in milliseconds. */
const busyTimeout = 10_000;

const columns = 'id, form, version, key, data_hash, reference, data, metadata, received';

/**
 * Keeps submissions in one SQLite file. Every commit is on the disk before it is acknowledged
 * (write-ahead log, `synchronous=FULL`); any number of processes may share the file.
 */
export function openSqliteStorage(folder: string): SubmissionStorage {
  const file = join(folder, 'guichet.sqlite');
  const database = open(folder, file);
  const insertVersion = database.prepare(
    'INSERT INTO form_versions (version, form, definition, first_served) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const selectVersion = database.prepare(
    'SELECT version, form, definition FROM form_versions WHERE version = ?',
  );
  const insert = database.prepare(
    `INSERT INTO submissions (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  );
  const selectByKey = database.prepare(
    `SELECT ${columns} FROM submissions WHERE form = ? AND key = ? AND received >= ?`,
  );
  const retireKey = database.prepare(
    "UPDATE submissions SET key = key || ':' || id WHERE form = ? AND key = ? AND received < ?",
  );
  const selectByForm = database.prepare(
    `SELECT ${columns} FROM submissions WHERE form = ? ORDER BY received, rowid`,
  );

  function findByKey(form: string, key: string, since: number): StoredSubmission | undefined {
    const row = selectByKey.get(form, key, since);
    return row === undefined ? undefined : submissionOf(row);
  }

  function inTransaction<T>(work: () => T): T {
    database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      database.exec('COMMIT');
      return result;
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  }

  function store(submission: StoredSubmission, repeatWindowMs?: number): StoreOutcome {
    const { id, form, version, key, dataHash, reference, data, metadata, received } = submission;
    if (key !== undefined && repeatWindowMs !== undefined)
      retireKey.run(form, key, received - repeatWindowMs);
    const { changes } = insert.run(
      id,
      form,
      version,
      key ?? null,
      dataHash,
      reference,
      data,
      metadata,
      received,
    );
    if (Number(changes) === 1) return { kind: 'stored' };
    const taken = key === undefined ? undefined : findByKey(form, key, 0);
    return taken === undefined ? { kind: 'referenceTaken' } : { kind: 'keyTaken', submission: taken };
  }

  return {
    async saveFormVersions(versions) {
      const missing = versions.filter(({ version }) => selectVersion.get(version) === undefined);
      if (missing.length === 0) return;
      inTransaction(() => {
        for (const { version, form, definition } of missing)
          insertVersion.run(version, form, definition, Date.now());
      });
    },
    async findFormVersion(version) {
      const row = selectVersion.get(version);
      if (row === undefined) return undefined;
      return { version: text(row.version), form: text(row.form), definition: text(row.definition) };
    },
    async storeSubmission(submission, repeatWindowMs) {
      return inTransaction(() => store(submission, repeatWindowMs));
    },
    findByKey: async (form, key, since = 0) => findByKey(form, key, since),
    listSubmissions: async (form) => selectByForm.all(form).map(submissionOf),
    async isReady() {
      return database.isOpen && database.prepare('SELECT 1 AS one').get()?.one === 1;
    },
    async close() {
      if (database.isOpen) database.close();
    },
  };
}

function open(folder: string, file: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true });
    const database = new DatabaseSync(file, { timeout: busyTimeout, enableForeignKeyConstraints: true });
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    migrate(database, file);
    return database;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `Submissions cannot be kept in ${folder} (DATA_DIR): ${reason} Give a folder that can be written.`,
      {
        cause,
      },
    );
  }
}

type Row = Record<string, SQLOutputValue>;

function submissionOf(row: Row): StoredSubmission {
  return {
    id: text(row.id),
    form: text(row.form),
    version: text(row.version),
    key: row.key === null ? undefined : text(row.key),
    dataHash: text(row.data_hash),
    reference: text(row.reference),
    data: text(row.data),
    metadata: text(row.metadata),
    received: Number(row.received),
  };
}

function text(value: SQLOutputValue | undefined): string {
  return typeof value === 'string' ? value : String(value ?? '');
}
