import { hashOfKey } from '../deletions.ts';
import { deletionColumns, deletionOf, type Row, submissionColumns, submissionOf } from '../rows.ts';
import type { AskedKey, Earlier } from '../storage.ts';
import { createBatches } from './batches.ts';
import { longestWaitMs, type Postgresql } from './open-database.ts';

/** Columns of deletions are named after it: they have some names in common with those of submissions. */
const prefix = 'deletion_';

const columnsOf = (table: string, columns: string, names = '') =>
  columns
    .split(', ')
    .map((column) => `${table}.${column} AS ${names}${column}`)
    .join(', ');

/**
 * Connections keep plans. One that is made while the table is empty would read all of it later, or all of a form:
 * `LATERAL` with `LIMIT` leaves only an index, and `form || ''` only that of keys.
 */
const earlier = {
  name: 'find earlier',
  text: `SELECT asked.place, ${columnsOf('one', submissionColumns)}, ${columnsOf('gone', deletionColumns, prefix)}
         FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[])
           WITH ORDINALITY AS asked (form, key, key_hash, since, place)
         LEFT JOIN LATERAL (
           SELECT * FROM submissions
           WHERE key = asked.key AND form || '' = asked.form AND received >= asked.since
           LIMIT 1
         ) one ON true
         LEFT JOIN LATERAL (
           SELECT * FROM deletions
           WHERE key_hash = asked.key_hash AND form = asked.form AND deleted >= asked.since
           ORDER BY deleted DESC LIMIT 1
         ) gone ON true
         WHERE one.id IS NOT NULL OR gone.reference IS NOT NULL`,
};

/** Measured: docs/decisions/0019-postgresql-beside-sqlite.md. */
const limits = { lanes: 1, maxItems: 200, maxBytes: 200 };

/** The look before a submission is refused. Many of them are one statement, with all that came meanwhile. */
export function createFindEarlier(
  { read }: Pick<Postgresql, 'read'>,
  waitMs = longestWaitMs,
): (asked: AskedKey) => Promise<Earlier> {
  const looks = createBatches(
    async (all: readonly AskedKey[]) => {
      const rows = await read(earlier, [
        all.map(({ form }) => form),
        all.map(({ key }) => key),
        all.map(({ key }) => hashOfKey(key)),
        all.map(({ since }) => since),
      ]);
      const byPlace = new Map(rows.map((row) => [Number(row.place), row]));
      return all.map((_, index) => earlierOf(byPlace.get(index + 1)));
    },
    () => 1,
    { ...limits, waitMs },
  );
  return looks.add;
}

function earlierOf(row: Row | undefined): Earlier {
  return {
    submission: typeof row?.id === 'string' ? submissionOf(row) : undefined,
    deletion: typeof row?.[`${prefix}reference`] === 'string' ? deletionOf(withoutPrefix(row)) : undefined,
  };
}

function withoutPrefix(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  );
}
