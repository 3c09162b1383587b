import type { Deletion } from '../deletions.ts';
import { deletionColumns, deletionOf, type Row, submissionColumns, submissionOf } from '../rows.ts';
import type { StoredSubmission } from '../storage.ts';
import { createBatches } from './batches.ts';
import type { Postgresql, Statement } from './open-database.ts';

interface Asked {
  readonly form: string;
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** The looks that each submission begins with. Many of them are one statement, with all that came meanwhile. */
export interface FindMany {
  byKey(form: string, key: string, since: number): Promise<StoredSubmission | undefined>;
  deletion(form: string, keyHash: string): Promise<Deletion | undefined>;
}

const columnsOf = (table: string, columns: string) =>
  columns
    .split(', ')
    .map((column) => `${table}.${column}`)
    .join(', ');

const asked =
  'unnest($1::text[], $2::text[], $3::bigint[]) WITH ORDINALITY AS asked (form, key, since, place)';

const sql = {
  byKey: {
    name: 'find many by key',
    text: `SELECT asked.place, ${columnsOf('one', submissionColumns)} FROM ${asked}
           JOIN submissions one ON one.key = asked.key AND one.form = asked.form AND one.received >= asked.since`,
  },
  deletions: {
    name: 'find many deletions',
    text: `SELECT DISTINCT ON (asked.place) asked.place, ${columnsOf('one', deletionColumns)} FROM ${asked}
           JOIN deletions one ON one.key_hash = asked.key AND one.form = asked.form AND one.deleted >= asked.since
           ORDER BY asked.place, one.deleted DESC`,
  },
} as const;

/** Measured: docs/decisions/0019-postgresql-beside-sqlite.md. */
const limits = { lanes: 1, maxItems: 200, maxBytes: 200 };

export function createFindMany({ read }: Pick<Postgresql, 'read'>): FindMany {
  function batchesOf<Found>(statement: Statement, foundIn: (row: Row) => Found) {
    return createBatches(
      async (all: readonly Asked[]) => {
        const rows = await read(statement, [
          all.map(({ form }) => form),
          all.map(({ key }) => key),
          all.map(({ since }) => since),
        ]);
        const byPlace = new Map(rows.map((row) => [Number(row.place), row]));
        return all.map((_, index) => {
          const row = byPlace.get(index + 1);
          return { found: row && foundIn(row) };
        });
      },
      () => 1,
      limits,
    );
  }

  const keys = batchesOf(sql.byKey, submissionOf);
  const deletions = batchesOf(sql.deletions, deletionOf);
  return {
    byKey: async (form, key, since) => (await keys.add({ form, key, since })).found,
    deletion: async (form, key) => (await deletions.add({ form, key, since: 0 })).found,
  };
}
