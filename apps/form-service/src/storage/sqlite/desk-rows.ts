import type { DatabaseSync } from 'node:sqlite';
import type { DeskRows } from '../desk-rows.ts';
import { auditColumns, auditOf, receivedOf } from '../rows.ts';
import type { GroupCommit } from './group-commit.ts';

/** Lists and audit in SQLite. */
export function createDeskRows(database: DatabaseSync, commits: Pick<GroupCommit, 'run'>): DeskRows {
  const count = database.prepare(
    'SELECT count(*) AS count FROM submissions WHERE form = ? AND received >= ? AND received < ?',
  );
  // The page is found in the index alone, so that no answer is read on the way to it.
  const list = database.prepare(
    `SELECT id, reference, received FROM submissions WHERE rowid IN (
       SELECT rowid FROM submissions WHERE form = :form ORDER BY received DESC, rowid DESC LIMIT :most OFFSET :skip
     ) ORDER BY received DESC, rowid DESC`,
  );
  const note = database.prepare(
    `INSERT INTO audit (${auditColumns}) VALUES (:id, :at, :operator, :action, :form, :reference)`,
  );
  const listAll = database.prepare(`SELECT ${auditColumns} FROM audit ORDER BY at DESC, id LIMIT ?`);
  const listOne = database.prepare(
    `SELECT ${auditColumns} FROM audit WHERE reference = ? ORDER BY at DESC, id LIMIT ?`,
  );

  return {
    countReceived: async (form, moments) =>
      moments.slice(1).map((end, at) => Number(count.get(form, moments[at] ?? 0, end)?.count)),
    listReceived: async (form, skip, most) => list.all({ form, skip, most }).map(receivedOf),
    noteAudit: (line) => commits.run(() => void note.run({ ...line, reference: line.reference ?? null })),
    async listAudit(most, reference) {
      const rows = reference === undefined ? listAll.all(most) : listOne.all(reference, most);
      return rows.map(auditOf);
    },
  };
}
