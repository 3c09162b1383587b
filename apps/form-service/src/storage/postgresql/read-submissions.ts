import { submissionColumns, submissionOf, versionColumns, versionOfRow } from '../rows.ts';
import type { ReceivedBetween, StoredSubmission, SubmissionReader } from '../storage.ts';
import type { Postgresql } from './open-database.ts';

/** So many are in memory at a time. */
const pageSize = 200;

const sql = {
  forms: { name: 'list forms', text: 'SELECT DISTINCT form FROM form_versions ORDER BY form' },
  versions: {
    name: 'list form versions',
    text: `SELECT ${versionColumns} FROM form_versions v WHERE form = $1 AND (
             number = (SELECT number FROM form_versions WHERE form = $1 ORDER BY first_served DESC, number DESC LIMIT 1)
             OR EXISTS (SELECT 1 FROM submissions s WHERE s.form = v.form AND s.version = v.version)
           ) ORDER BY first_served DESC, number DESC`,
  },
  // From the end of the last page on: no transaction stays open for as long as somebody reads.
  page: {
    name: 'read submissions',
    text: `SELECT ${submissionColumns}, number FROM submissions
           WHERE form = $1 AND received < $2 AND (received, number) > ($3, $4)
           ORDER BY received, number LIMIT ${pageSize}`,
  },
  byId: { name: 'find submission', text: `SELECT ${submissionColumns} FROM submissions WHERE id = $1` },
} as const;

export function readFrom({ read }: Pick<Postgresql, 'read'>): Omit<SubmissionReader, 'close'> {
  async function* readSubmissions(
    form: string,
    { since = 0, before = Number.MAX_SAFE_INTEGER }: ReceivedBetween = {},
  ): AsyncGenerator<StoredSubmission, void> {
    let end = [since - 1, Number.MAX_SAFE_INTEGER];
    for (;;) {
      const rows = await read(sql.page, [form, before, ...end]);
      for (const row of rows) {
        yield submissionOf(row);
        end = [Number(row.received), Number(row.number)];
      }
      if (rows.length < pageSize) return;
    }
  }

  return {
    listForms: async () => (await read(sql.forms)).map(({ form }) => String(form)),
    listFormVersions: async (form) => (await read(sql.versions, [form])).map(versionOfRow),
    readSubmissions,
    async findSubmission(id) {
      const [row] = await read(sql.byId, [id]);
      return row && submissionOf(row);
    },
  };
}
