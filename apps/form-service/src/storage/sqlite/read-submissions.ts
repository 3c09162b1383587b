import type { DatabaseSync } from 'node:sqlite';
import { submissionColumns, submissionOf, versionColumns, versionOfRow } from '../rows.ts';
import type { ReceivedBetween, StoredSubmission, SubmissionReader } from '../storage.ts';

/** So many are in memory at a time. */
const pageSize = 200;

/** Reads from an open database, one that is written to meanwhile or not. */
export function readFrom(database: DatabaseSync): Omit<SubmissionReader, 'close'> {
  const selectForms = database.prepare('SELECT DISTINCT form FROM form_versions ORDER BY form');
  const selectVersions = database.prepare(
    `SELECT ${versionColumns} FROM form_versions WHERE form = :form AND (
       version IN (SELECT version FROM submissions WHERE form = :form)
       OR rowid = (SELECT rowid FROM form_versions WHERE form = :form ORDER BY first_served DESC, rowid DESC LIMIT 1)
     ) ORDER BY first_served DESC, rowid DESC`,
  );
  // From where the last page ended: a statement that stays open would keep the write-ahead log from being tidied.
  const selectPage = database.prepare(
    `SELECT ${submissionColumns}, rowid FROM submissions
     WHERE form = :form AND received < :before AND (received, rowid) > (:received, :rowid)
     ORDER BY received, rowid LIMIT ${pageSize}`,
  );
  const selectById = database.prepare(`SELECT ${submissionColumns} FROM submissions WHERE id = ?`);

  async function* readSubmissions(
    form: string,
    { since = 0, before = Number.MAX_SAFE_INTEGER }: ReceivedBetween = {},
  ): AsyncGenerator<StoredSubmission, void> {
    let end = { received: since - 1, rowid: Number.MAX_SAFE_INTEGER };
    for (;;) {
      const rows = selectPage.all({ form, before, ...end });
      for (const row of rows) {
        yield submissionOf(row);
        end = { received: Number(row.received), rowid: Number(row.rowid) };
      }
      if (rows.length < pageSize) return;
    }
  }

  return {
    listForms: async () => selectForms.all().map(({ form }) => String(form)),
    listFormVersions: async (form) => selectVersions.all({ form }).map(versionOfRow),
    readSubmissions,
    async findSubmission(id) {
      const row = selectById.get(id);
      return row && submissionOf(row);
    },
  };
}
