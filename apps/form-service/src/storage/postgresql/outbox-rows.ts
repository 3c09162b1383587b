import type { DeliveryChoice, NewDelivery, OutboxRows } from '../outbox.ts';
import { deliveryColumns, deliveryOf } from '../rows.ts';
import type { StoredSubmission } from '../storage.ts';
import type { Postgresql, RunStatement } from './open-database.ts';

const columns = deliveryColumns
  .split(', ')
  .map((column) => `outbox.${column}`)
  .join(', ');
const isChosen = "(id = $1 OR destination = $2) AND state IN ('waiting', 'parked')";

/** The lists that `enqueueOf` gives, as a statement takes them from a number on. */
export function outboxValues(first: number): string {
  return Array.from({ length: 7 }, (_, at) => `$${first + at}::${at === 6 ? 'bigint' : 'text'}[]`).join(', ');
}

export const outboxColumns = 'id, form, submission, reference, destination, sender, created';

const sql = {
  enqueue: {
    name: 'enqueue deliveries',
    text: `INSERT INTO outbox (${outboxColumns}, state, attempts, due)
           SELECT *, 'waiting', 0, created FROM unnest(${outboxValues(1)}) AS one (${outboxColumns})`,
  },
  // Rows that another worker is taking are passed over: each row is given to one.
  take: {
    name: 'take due deliveries',
    text: `UPDATE outbox SET holder = $4, held_until = $5 FROM (
             SELECT id, form FROM outbox
             WHERE state = 'waiting' AND destination = $1 AND due <= $2 AND coalesce(held_until, 0) <= $2
             AND NOT EXISTS (SELECT 1 FROM closed_destinations WHERE name = $1)
             ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED
           ) found WHERE outbox.id = found.id AND outbox.form = found.form RETURNING ${columns}`,
  },
  holdOn: {
    name: 'hold delivery',
    text: 'UPDATE outbox SET held_until = $3 WHERE id = $1 AND holder = $2 RETURNING id',
  },
  settle: {
    name: 'settle delivery',
    text: `UPDATE outbox SET state = $3, due = coalesce($4, due), fault = $5, ended = $6, attempts = attempts + $7,
           holder = NULL, held_until = NULL WHERE id = $1 AND holder = $2
           AND ($3 = 'delivered' OR (state = 'waiting' AND attempts = coalesce($8::int, attempts))) RETURNING id`,
  },
  ofSubmission: {
    name: 'deliveries of submission',
    text: `SELECT ${columns} FROM outbox WHERE submission = $1 ORDER BY destination`,
  },
  list: {
    name: 'list outbox',
    text: `SELECT ${columns} FROM outbox WHERE state IN ('waiting', 'parked') ORDER BY created, id LIMIT $1`,
  },
  sizes: {
    name: 'sizes of outbox',
    text: `SELECT destination, state, count(*) AS count, min(created) AS oldest FROM outbox
           WHERE state IN ('waiting', 'parked') GROUP BY destination, state ORDER BY destination, state`,
  },
  retry: {
    name: 'retry deliveries',
    text: `UPDATE outbox SET state = 'waiting', attempts = 0, due = $3, ended = NULL WHERE ${isChosen}
           RETURNING destination`,
  },
  drop: {
    name: 'drop deliveries',
    text: `UPDATE outbox SET state = 'dropped', ended = $3 WHERE ${isChosen} RETURNING id`,
  },
  open: { name: 'open destinations', text: 'DELETE FROM closed_destinations WHERE name = ANY($1)' },
  closed: {
    name: 'closed destinations',
    text: 'SELECT name, since, reason FROM closed_destinations ORDER BY name',
  },
  close: {
    name: 'close destination',
    text: 'INSERT INTO closed_destinations (name, since, reason) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
  },
  findPlace: {
    name: 'find mail place',
    text: 'SELECT 1 AS found FROM mail_places WHERE subject = $1 AND day = $2 AND delivery = $3',
  },
  // The next free number; two that want the same one meet at the primary key, and one of them tries again.
  place: {
    name: 'take mail place',
    text: `INSERT INTO mail_places (subject, day, number, delivery)
           SELECT $1::text, $2::text, count(*), $4::text FROM mail_places WHERE subject = $1 AND day = $2 HAVING count(*) < $3
           RETURNING number`,
    retriesTaken: true,
  },
} as const;

/** Deliveries in PostgreSQL. */
export function createOutboxRows({ read, write, transaction }: Postgresql): OutboxRows {
  return {
    // A lost response leaves rows held until their time is over: then another worker takes them.
    takeDue: async (destination, now, most, { holder, until }) =>
      (await write(sql.take, [destination, now, most, holder, until])).map(deliveryOf),
    holdOn: async (id, { holder, until }) => (await write(sql.holdOn, [id, holder, until])).length === 1,
    settleDelivery: (id, holder, { state, due = null, fault = null, at, isFree = false, before = null }) =>
      transaction(async (run, { unknownBefore }) => {
        const ended = state === 'waiting' ? null : at;
        const counted = isFree ? 0 : 1;
        const rows = await run(sql.settle, [id, holder, state, due, fault, ended, counted, before]);
        // An earlier try may have noted it.
        return rows.length === 1 || unknownBefore > 0;
      }),
    deliveriesOf: async (submission) => (await read(sql.ofSubmission, [submission])).map(deliveryOf),
    listOutbox: async (most) => (await read(sql.list, [most])).map(deliveryOf),
    outboxSizes: async () =>
      (await read(sql.sizes)).map(({ destination, state, count, oldest }) => ({
        destination: String(destination),
        state: state === 'parked' ? 'parked' : 'waiting',
        count: Number(count),
        oldest: Number(oldest),
      })),
    retryDeliveries: (choice, now) =>
      transaction(async (run) => {
        const rows = await run(sql.retry, [...chosen(choice), now]);
        const names =
          'destination' in choice ? [choice.destination] : rows.map((row) => String(row.destination));
        await run(sql.open, [names]);
        return rows.length;
      }),
    dropDeliveries: async (choice, now) => (await write(sql.drop, [...chosen(choice), now])).length,
    async closeDestination({ name, since, reason }) {
      await write(sql.close, [name, since, reason]);
    },
    closedDestinations: async () =>
      (await read(sql.closed)).map(({ name, since, reason }) => ({
        name: String(name),
        since: Number(since),
        reason: String(reason),
      })),
    takePlace: (subject, day, most, delivery) =>
      transaction(async (run) => {
        if ((await run(sql.findPlace, [subject, day, delivery])).length > 0) return true;
        return (await run(sql.place, [subject, day, most, delivery])).length === 1;
      }),
  };
}

/** Within the transaction that stores the submissions. */
export async function enqueue(
  run: RunStatement,
  deliveries: readonly NewDelivery[],
  submissions: readonly StoredSubmission[],
): Promise<void> {
  if (deliveries.length > 0) await run(sql.enqueue, enqueueOf(deliveries, submissions));
}

/** Columns of deliveries, a list for each. */
export function enqueueOf(deliveries: readonly NewDelivery[], submissions: readonly StoredSubmission[]) {
  const all = deliveries.map(({ submission: id, ...delivery }) => {
    const submission = submissions.find((candidate) => candidate.id === id);
    if (submission === undefined)
      throw new Error('A delivery names a submission that is not stored with it.');
    return { ...delivery, submission };
  });
  return [
    all.map(({ id }) => id),
    all.map(({ submission }) => submission.form),
    all.map(({ submission }) => submission.id),
    all.map(({ submission }) => submission.reference),
    all.map(({ destination }) => destination),
    all.map(({ sender = null }) => sender),
    all.map(({ submission }) => submission.received),
  ] as const;
}

function chosen(choice: DeliveryChoice): readonly [string | null, string | null] {
  return 'id' in choice ? [choice.id, null] : [null, choice.destination];
}
