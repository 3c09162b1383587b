import type { DeskRows } from '../desk-rows.ts';
import { auditColumns, auditOf, receivedOf } from '../rows.ts';
import type { Postgresql } from './open-database.ts';

const sql = {
  // Each moment with the next.
  count: {
    name: 'count received',
    text: `SELECT (SELECT count(*) FROM submissions WHERE form = $1 AND received >= start AND received < "end") AS count
           FROM unnest($2::bigint[], $3::bigint[]) WITH ORDINALITY AS bounds (start, "end", place) ORDER BY place`,
  },
  list: {
    name: 'list received',
    text: `SELECT id, reference, received FROM submissions WHERE form = $1
           ORDER BY received DESC, number DESC LIMIT $2 OFFSET $3`,
  },
  // A repeated attempt of one transaction notes nothing new.
  note: {
    name: 'note audit',
    text: `INSERT INTO audit (${auditColumns}) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
  },
  all: { name: 'list audit', text: `SELECT ${auditColumns} FROM audit ORDER BY at DESC, id LIMIT $1` },
  one: {
    name: 'list audit of submission',
    text: `SELECT ${auditColumns} FROM audit WHERE reference = $2 ORDER BY at DESC, id LIMIT $1`,
  },
} as const;

/** Lists and audit in PostgreSQL. */
export function createDeskRows({ read, write }: Pick<Postgresql, 'read' | 'write'>): DeskRows {
  return {
    async countReceived(form, moments) {
      const rows = await read(sql.count, [form, moments.slice(0, -1), moments.slice(1)]);
      return rows.map(({ count }) => Number(count));
    },
    listReceived: async (form, skip, most) => (await read(sql.list, [form, most, skip])).map(receivedOf),
    async noteAudit({ id, at, operator, action, form, reference = null }) {
      await write(sql.note, [id, at, operator, action, form, reference]);
    },
    async listAudit(most, reference) {
      const rows = reference === undefined ? read(sql.all, [most]) : read(sql.one, [most, reference]);
      return (await rows).map(auditOf);
    },
  };
}
