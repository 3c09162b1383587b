import type { DatabaseSync } from 'node:sqlite';
import type { StoredSubmission, StoreOutcome, SubmissionStorage, UniqueAnswer } from '../storage.ts';
import { createFindTaken } from './find-taken.ts';
import { createGroupCommit } from './group-commit.ts';
import { submissionMigrations } from './migrations.ts';
import { openDatabase } from './open-database.ts';
import { readFrom } from './read-submissions.ts';
import { submissionColumns, submissionOf, versionColumns, versionOfRow } from './rows.ts';

/**
 * Keeps submissions in one SQLite file. Every commit is on the disk before it is acknowledged
 * (write-ahead log, `synchronous=FULL`); any number of processes may share the file.
 */
export function openSqliteStorage(folder: string): SubmissionStorage {
  const database = openDatabase(folder, 'guichet.sqlite', submissionMigrations);
  const commits = createGroupCommit(database);
  const findTaken = createFindTaken(database);
  const { insertVersion, selectVersion, anyVersion, insert, retireKey, selectByKey } =
    prepareStatements(database);

  function findByKey(form: string, key: string, since: number): StoredSubmission | undefined {
    const row = selectByKey.get(form, key, since);
    return row === undefined ? undefined : submissionOf(row);
  }

  function store(
    submission: StoredSubmission,
    repeatWindowMs?: number,
    unique: readonly UniqueAnswer[] = [],
  ): StoreOutcome {
    const { form, key, received } = submission;
    if (key !== undefined && repeatWindowMs !== undefined)
      retireKey.run(form, key, received - repeatWindowMs);
    if (unique.length > 0) {
      // What was received under this key holds the same: that is a repeat, and no other submission.
      const earlier = key === undefined ? undefined : findByKey(form, key, 0);
      if (earlier !== undefined) return { kind: 'keyTaken', submission: earlier };
      const paths = findTaken(form, unique);
      if (paths.length > 0) return { kind: 'notUnique', paths };
    }
    const { changes } = insert.run({
      ...submission,
      key: key ?? null,
      returned: submission.returned ?? null,
    });
    if (Number(changes) === 1) return { kind: 'stored' };
    const taken = key === undefined ? undefined : findByKey(form, key, 0);
    return taken === undefined ? { kind: 'referenceTaken' } : { kind: 'keyTaken', submission: taken };
  }

  return {
    ...readFrom(database),
    async saveFormVersions(versions) {
      const missing = versions.filter(({ version }) => selectVersion.get({ version })?.version !== version);
      if (missing.length === 0) return;
      const firstServed = Date.now();
      await commits.run(() => {
        for (const version of missing) insertVersion.run({ ...version, firstServed });
      });
    },
    async findFormVersion(version) {
      const row = selectVersion.get({ version });
      return row && versionOfRow(row);
    },
    storeSubmission: (submission, repeatWindowMs, unique) =>
      commits.run(() => store(submission, repeatWindowMs, unique)),
    findByKey: async (form, key, since = 0) => findByKey(form, key, since),
    async isReady() {
      try {
        anyVersion.get();
        return true;
      } catch {
        return false;
      }
    },
    async close() {
      commits.flush();
      if (database.isOpen) database.close();
    },
  };
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
    anyVersion: database.prepare('SELECT version FROM form_versions LIMIT 1'),
    insert: database.prepare(
      `INSERT INTO submissions (${submissionColumns})
       VALUES (:id, :form, :version, :key, :dataHash, :reference, :data, :returned, :metadata, :received)
       ON CONFLICT DO NOTHING`,
    ),
    /** A key that counts no more stays with its submission, out of the way of the next. */
    retireKey: database.prepare(
      "UPDATE submissions SET key = key || ':' || id WHERE form = ? AND key = ? AND received < ?",
    ),
    selectByKey: database.prepare(
      `SELECT ${submissionColumns} FROM submissions WHERE form = ? AND key = ? AND received >= ?`,
    ),
  };
}
