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

const types = 'text[], text[], text[], text[], text[], text[], text[], text[], text[], bigint[]'.split(', ');

/**
 * Stores new submissions that claim nothing, in one statement. One whose key or reference is taken is left out, and so
 * is one of a form with watched paths: see `lockWatched`.
 */
const insertMany = {
  name: 'insert submissions',
  text: `WITH watched AS MATERIALIZED (
           SELECT form, paths FROM watched_forms WHERE form = ANY($11) ORDER BY form FOR KEY SHARE
         ), stored AS (
           INSERT INTO submissions (${submissionColumns})
           SELECT one.* FROM unnest(${types.map((type, index) => `$${index + 1}::${type}`).join(', ')})
             AS one (${submissionColumns})
           JOIN watched ON watched.form = one.form AND watched.paths = '[]'
           WHERE NOT EXISTS (SELECT 1 FROM submissions other WHERE other.reference = one.reference)
           ON CONFLICT DO NOTHING RETURNING id
         ), queued AS (
           INSERT INTO outbox (${outboxColumns}, state, attempts, due)
           SELECT delivery.*, 'waiting', 0, delivery.created
           FROM unnest(${outboxValues(12)}) AS delivery (${outboxColumns})
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
