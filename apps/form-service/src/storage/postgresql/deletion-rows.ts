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
import type { Postgresql, RunStatement } from './open-database.ts';

const open = `SELECT 1 FROM outbox WHERE outbox.submission = submissions.id AND outbox.form = submissions.form
  AND state IN ('waiting', 'parked')`;

const sql = {
  expired: {
    name: 'find expired submissions',
    text: `SELECT id FROM submissions WHERE form = $1 AND received < $2 AND NOT EXISTS (${open})
           ORDER BY received, number LIMIT $3`,
  },
  held: {
    name: 'count held submissions',
    text: `SELECT count(*) AS count FROM submissions WHERE form = $1 AND received < $2 AND EXISTS (${open})`,
  },
  byReference: { name: 'find by reference', text: 'SELECT id FROM submissions WHERE reference = $1' },
  lock: {
    name: 'lock submission',
    text: 'SELECT id FROM submissions WHERE id = $1 AND form = $2 FOR UPDATE',
  },
  // After the lock: a worker cannot take a delivery of it any more.
  isOpen: {
    name: 'is submission undelivered',
    text: "SELECT 1 AS found FROM outbox WHERE submission = $1 AND form = $2 AND state IN ('waiting', 'parked')",
  },
  removeUploads: {
    name: 'remove uploads of submission',
    text: 'DELETE FROM uploads WHERE submission = $1 RETURNING id',
  },
  removeUpload: { name: 'remove upload', text: 'DELETE FROM uploads WHERE id = $1 RETURNING id' },
  select: {
    name: 'find submission of form',
    text: `SELECT ${submissionColumns} FROM submissions WHERE id = $1 AND form = $2`,
  },
  update: {
    name: 'take copies out of submission',
    text: 'UPDATE submissions SET returned = $3, metadata = $4 WHERE id = $1 AND form = $2',
  },
  remove: { name: 'remove submission', text: 'DELETE FROM submissions WHERE id = $1 AND form = $2' },
  note: {
    name: 'note deletion',
    text: `INSERT INTO deletions (${columns}) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
  },
  noteAudit: {
    name: 'note deletion in audit',
    text: `INSERT INTO audit (${auditColumns}) VALUES ($1, $2, $3, $4, $5, $6)`,
  },
  count: {
    name: 'count deletion',
    text: `INSERT INTO deleted_counts (form, day, count) VALUES ($1, $2, 1)
           ON CONFLICT (form, day) DO UPDATE SET count = deleted_counts.count + 1`,
  },
  findOf: {
    name: 'find deletion of reference',
    text: `SELECT ${columns} FROM deletions WHERE reference = $1`,
  },
  isRemembered: {
    name: 'is deletion noted',
    text: 'SELECT 1 AS found FROM deletions WHERE reference = $1 AND form = $2 AND deleted = $3',
  },
  list: {
    name: 'list deletions',
    text: `SELECT ${columns} FROM deletions ORDER BY deleted DESC, reference LIMIT $1`,
  },
  counts: {
    name: 'count deleted by day',
    text: 'SELECT day, count FROM deleted_counts WHERE form = $1 ORDER BY day',
  },
  forget: { name: 'forget deletions', text: 'DELETE FROM deletions WHERE deleted < $1 RETURNING reference' },
  forgetAudit: { name: 'forget audit', text: 'DELETE FROM audit WHERE at < $1' },
  forgetPlaces: { name: 'forget mail places', text: 'DELETE FROM mail_places WHERE day < $1' },
} as const;

/** Deletions in PostgreSQL. */
export function createDeletionRows({ read, write, transaction }: Postgresql): DeletionRows {
  return {
    findExpired: async (form, before, most) =>
      (await read(sql.expired, [form, before, most])).map(({ id }) => String(id)),
    async countHeld(form, before) {
      const [row] = await read(sql.held, [form, before]);
      return Number(row?.count);
    },
    async findByReference(reference) {
      const [row] = await read(sql.byReference, [reference]);
      return row && { id: String(row.id) };
    },
    deleteSubmission: (id, deletion, evenUndelivered = false, { parts, around, uploads } = nothingNested) =>
      transaction(async (run, { unknownBefore }) => {
        const { form, reference, deleted } = deletion;
        const all = [{ id, deletion }, ...parts];
        const rows = [
          ...all.map((submission) => ({ id: submission.id, form: submission.deletion.form })),
          ...around,
        ];
        const locked = await lockRows(run, rows);
        if (!locked.has(id)) {
          // An earlier try may have deleted it; the sweep finds its files as orphans.
          const isDone =
            unknownBefore > 0 && (await run(sql.isRemembered, [reference, form, deleted])).length > 0;
          return isDone ? { kind: 'deleted', uploads: [] } : { kind: 'unknown' };
        }
        if (!evenUndelivered)
          for (const row of rows)
            if ((await run(sql.isOpen, [row.id, row.form])).length > 0) return { kind: 'undelivered' };
        // Somebody else may have deleted a part meanwhile.
        const those = all.filter((submission) => locked.has(submission.id));
        const ids = new Set(those.map((submission) => submission.id));
        for (const outer of around) await takeOut(run, ids, outer);
        const files: string[] = [];
        for (const submission of those)
          files.push(...(await deleteOne(run, submission.id, submission.deletion)));
        for (const file of uploads) if ((await run(sql.removeUpload, [file])).length > 0) files.push(file);
        return { kind: 'deleted', uploads: files };
      }),
    async findDeletionOf(reference) {
      const [row] = await read(sql.findOf, [reference]);
      return row && deletionOf(row);
    },
    listDeletions: async (most) => (await read(sql.list, [most])).map(deletionOf),
    deletedCounts: async (form) =>
      (await read(sql.counts, [form])).map(({ day, count }) => ({
        form,
        day: String(day),
        count: Number(count),
      })),
    async forgetDeletions(before) {
      await write(sql.forgetPlaces, [new Date(before).toISOString().slice(0, 10)]);
      await write(sql.forgetAudit, [before]);
      return (await write(sql.forget, [before])).length;
    },
  };
}

interface RowName {
  readonly id: string;
  readonly form: string;
}

/** Locks rows one after the other, in one order for all who do so; gives the ids of those that are there. */
async function lockRows(run: RunStatement, rows: readonly RowName[]): Promise<ReadonlySet<string>> {
  const locked = new Set<string>();
  for (const { id, form } of rows.toSorted((first, second) => (first.id < second.id ? -1 : 1)))
    if ((await run(sql.lock, [id, form])).length > 0) locked.add(id);
  return locked;
}

/** Gives the ids of its files. */
async function deleteOne(run: RunStatement, id: string, deletion: Deletion): Promise<readonly string[]> {
  const { form, reference, keyHash = null, receivedDay, deleted, reason, actor } = deletion;
  const uploads = (await run(sql.removeUploads, [id])).map((row) => String(row.id));
  await run(sql.remove, [id, form]);
  await run(sql.note, [form, reference, keyHash, receivedDay, deleted, reason, actor]);
  const line = auditOfDeletion(deletion);
  await run(sql.noteAudit, [line.id, line.at, line.operator, line.action, line.form, reference]);
  await run(sql.count, [form, receivedDay]);
  return uploads;
}

async function takeOut(run: RunStatement, ids: ReadonlySet<string>, { id, form }: RowName): Promise<void> {
  const [row] = await run(sql.select, [id, form]);
  const kept = row && takeOutCopies(submissionOf(row), ids);
  if (kept) await run(sql.update, [id, form, kept.returned ?? null, kept.metadata]);
}
