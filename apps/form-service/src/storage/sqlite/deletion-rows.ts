import type { DatabaseSync } from 'node:sqlite';
import { type Deletion, type DeletionRows, nothingNested } from '../deletions.ts';
import {
  auditColumns,
  auditOfDeletion,
  deletionColumns as columns,
  deletionOf,
  submissionColumns,
  submissionOf,
} from '../rows.ts';
import { takeOutCopies } from '../take-out-copies.ts';
import type { GroupCommit } from './group-commit.ts';

/** Deletions in SQLite. */
export function createDeletionRows(database: DatabaseSync, commits: Pick<GroupCommit, 'run'>): DeletionRows {
  const open = "SELECT 1 FROM outbox WHERE submission = submissions.id AND state IN ('waiting', 'parked')";
  const expired = database.prepare(
    `SELECT id FROM submissions WHERE form = :form AND received < :before AND NOT EXISTS (${open})
     ORDER BY received, rowid LIMIT :most`,
  );
  const held = database.prepare(
    `SELECT count(*) AS count FROM submissions WHERE form = :form AND received < :before AND EXISTS (${open})`,
  );
  const byReference = database.prepare('SELECT id FROM submissions WHERE reference = ?');
  const isOpen = database.prepare(`SELECT EXISTS (${open}) AS open FROM submissions WHERE id = ?`);
  const note = database.prepare(
    `INSERT INTO deletions (${columns}) VALUES (:form, :reference, :keyHash, :receivedDay, :deleted, :reason, :actor)`,
  );
  const noteAudit = database.prepare(
    `INSERT INTO audit (${auditColumns}) VALUES (:id, :at, :operator, :action, :form, :reference)`,
  );
  const count = database.prepare(
    `INSERT INTO deleted_counts (form, day, count) VALUES (:form, :day, 1)
     ON CONFLICT (form, day) DO UPDATE SET count = count + 1`,
  );
  const removeUploads = database.prepare('DELETE FROM uploads WHERE submission = ? RETURNING id');
  const removeUpload = database.prepare('DELETE FROM uploads WHERE id = ? RETURNING id');
  const select = database.prepare(`SELECT ${submissionColumns} FROM submissions WHERE id = ?`);
  const update = database.prepare(
    'UPDATE submissions SET returned = :returned, metadata = :metadata WHERE id = :id',
  );
  const remove = database.prepare('DELETE FROM submissions WHERE id = ?');
  const findOf = database.prepare(`SELECT ${columns} FROM deletions WHERE reference = ?`);
  const list = database.prepare(`SELECT ${columns} FROM deletions ORDER BY deleted DESC, reference LIMIT ?`);
  const counts = database.prepare('SELECT form, day, count FROM deleted_counts WHERE form = ? ORDER BY day');
  const forget = database.prepare('DELETE FROM deletions WHERE deleted < ?');
  const forgetAudit = database.prepare('DELETE FROM audit WHERE at < ?');
  const forgetPlaces = database.prepare('DELETE FROM mail_places WHERE day < ?');

  /** Undefined: there is none. */
  function waits(id: string): boolean | undefined {
    const found = isOpen.get(id);
    return found && Number(found.open) === 1;
  }

  /** Gives the ids of its files. */
  function deleteOne(id: string, deletion: Deletion): readonly string[] {
    const uploads = removeUploads.all(id).map((row) => String(row.id));
    remove.run(id);
    note.run({ ...deletion, keyHash: deletion.keyHash ?? null });
    noteAudit.run({ ...auditOfDeletion(deletion) });
    count.run({ form: deletion.form, day: deletion.receivedDay });
    return uploads;
  }

  function takeOut(ids: ReadonlySet<string>, around: string): void {
    const row = select.get(around);
    const kept = row && takeOutCopies(submissionOf(row), ids);
    if (kept) update.run({ id: around, returned: kept.returned ?? null, metadata: kept.metadata });
  }

  return {
    findExpired: async (form, before, most) =>
      expired.all({ form, before, most }).map(({ id }) => String(id)),
    countHeld: async (form, before) => Number(held.get({ form, before })?.count),
    async findByReference(reference) {
      const row = byReference.get(reference);
      return row && { id: String(row.id) };
    },
    deleteSubmission: (id, deletion, evenUndelivered = false, { parts, around, uploads } = nothingNested) =>
      commits.run(() => {
        if (waits(id) === undefined) return { kind: 'unknown' };
        if (
          !evenUndelivered &&
          [{ id }, ...parts, ...around].some((submission) => waits(submission.id) === true)
        )
          return { kind: 'undelivered' };
        // Somebody else may have deleted a part meanwhile.
        const deleted = [{ id, deletion }, ...parts].filter(
          (submission) => waits(submission.id) !== undefined,
        );
        const ids = new Set(deleted.map((submission) => submission.id));
        for (const outer of around) takeOut(ids, outer.id);
        const ofAround = uploads.flatMap((upload) => removeUpload.all(upload)).map((row) => String(row.id));
        const ofDeleted = deleted.flatMap((submission) => deleteOne(submission.id, submission.deletion));
        return { kind: 'deleted', uploads: [...ofDeleted, ...ofAround] };
      }),
    async findDeletionOf(reference) {
      const row = findOf.get(reference);
      return row && deletionOf(row);
    },
    listDeletions: async (most) => list.all(most).map(deletionOf),
    deletedCounts: async (form) =>
      counts.all(form).map((row) => ({ form, day: String(row.day), count: Number(row.count) })),
    forgetDeletions: (before) =>
      commits.run(() => {
        forgetPlaces.run(new Date(before).toISOString().slice(0, 10));
        forgetAudit.run(before);
        return Number(forget.run(before).changes);
      }),
  };
}
