import { hashOfKey } from '../deletions.ts';
import type { NewDelivery } from '../outbox.ts';
import { submissionColumns } from '../rows.ts';
import type { StoredSubmission } from '../storage.ts';
import type { Postgresql } from './open-database.ts';
import { enqueueOf, outboxColumns, outboxValues } from './outbox-rows.ts';

/** A submission that claims nothing, and its deliveries. */
export interface PlainSubmission {
  readonly submission: StoredSubmission;
  readonly deliveries: readonly NewDelivery[];
}

const types = [...Array.from({ length: 9 }, () => 'text[]'), 'bigint[]', 'text[]'];
const columns = submissionColumns
  .split(', ')
  .map((column) => `one.${column}`)
  .join(', ');

/**
 * Stores new submissions that claim nothing, in one statement. One whose key or reference is taken is left out, and so
 * is one of a form with watched paths (see `lockWatched`), and one that was deleted. Both looks for the key see the same
 * moment: one that is deleted meanwhile is found by either. Connections keep plans that were made while the tables were
 * empty: `LIMIT` in a list of columns leaves only an index, and `form || ''` only that of keys.
 */
const insertMany = {
  name: 'insert submissions',
  text: `WITH watched AS MATERIALIZED (
           SELECT form, paths FROM watched_forms WHERE form = ANY($12) ORDER BY form FOR KEY SHARE
         ), stored AS (
           INSERT INTO submissions (${submissionColumns})
           SELECT ${columns} FROM unnest(${types.map((type, index) => `$${index + 1}::${type}`).join(', ')})
             AS one (${submissionColumns}, key_hash)
           JOIN watched ON watched.form = one.form AND watched.paths = '[]'
           WHERE (SELECT 1 FROM submissions other WHERE other.reference = one.reference LIMIT 1) IS NULL
           AND (SELECT 1 FROM submissions other
                WHERE other.key = one.key AND other.form || '' = one.form LIMIT 1) IS NULL
           AND (SELECT 1 FROM deletions
                WHERE key_hash = one.key_hash AND deletions.form = one.form LIMIT 1) IS NULL
           ON CONFLICT DO NOTHING RETURNING id
         ), queued AS (
           INSERT INTO outbox (${outboxColumns}, state, attempts, due)
           SELECT delivery.*, 'waiting', 0, delivery.created
           FROM unnest(${outboxValues(13)}) AS delivery (${outboxColumns})
           JOIN stored ON stored.id = delivery.submission
         )
         SELECT id FROM stored`,
};

/** Gives the ids of those that were stored. One that was stored by an earlier try is not among them. */
export async function storeMany(
  { write }: Pick<Postgresql, 'write'>,
  plain: readonly PlainSubmission[],
): Promise<ReadonlySet<string>> {
  // In one order, so that two servers with the same keys do not wait for each other.
  const submissions = plain.map(({ submission }) => submission);
  const all = submissions.toSorted((a, b) => compare(a.key ?? '', b.key ?? ''));
  const rows = await write(insertMany, [
    all.map(({ id }) => id),
    all.map(({ form }) => form),
    all.map(({ version }) => version),
    all.map(({ key = null }) => key),
    all.map(({ dataHash }) => dataHash),
    all.map(({ reference }) => reference),
    all.map(({ data }) => data),
    all.map(({ returned = null }) => returned),
    all.map(({ metadata }) => metadata),
    all.map(({ received }) => received),
    all.map(({ key }) => (key === undefined ? null : hashOfKey(key))),
    [...new Set(all.map(({ form }) => form))],
    ...enqueueOf(
      plain.flatMap(({ deliveries }) => deliveries),
      submissions,
    ),
  ]);
  return new Set(rows.map(({ id }) => String(id)));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
