import type { DatabaseSync } from 'node:sqlite';
import type { DeliveryChoice, NewDelivery, OutboxRows } from '../outbox.ts';
import { deliveryColumns as columns, deliveryOf } from '../rows.ts';
import type { StoredSubmission } from '../storage.ts';
import type { GroupCommit } from './group-commit.ts';

/** Deliveries in SQLite. */
export interface SqliteOutbox extends OutboxRows {
  /** Within the transaction that stores the submissions. */
  enqueue(deliveries: readonly NewDelivery[], submissions: readonly StoredSubmission[]): void;
}

export function createOutboxRows(database: DatabaseSync, commits: Pick<GroupCommit, 'run'>): SqliteOutbox {
  const {
    insert,
    findDue,
    take,
    holdOn,
    settle,
    ofSubmission,
    list,
    sizes,
    retry,
    drop,
    open,
    closed,
    close,
    findPlace,
    place,
    countPlaces,
  } = prepareStatements(database);

  return {
    enqueue(deliveries, submissions) {
      for (const { id, destination, submission, sender = null } of deliveries) {
        const stored = submissions.find((candidate) => candidate.id === submission);
        if (stored === undefined)
          throw new Error('A delivery names a submission that is not stored with it.');
        const { form, reference, received } = stored;
        insert.run({ id, form, submission, reference, destination, sender, received });
      }
    },
    async takeDue(destination, now, most, { holder, until }) {
      // Nothing is written while nothing is due.
      if (findDue.get({ destination, now }) === undefined) return [];
      return commits.run(() => take.all({ destination, now, most, holder, until }).map(deliveryOf));
    },
    holdOn: (id, { holder, until }) =>
      commits.run(() => Number(holdOn.run({ id, holder, until }).changes) === 1),
    settleDelivery: (id, holder, { state, due = null, fault = null, at, isFree = false, before = null }) =>
      commits.run(() => {
        const ended = state === 'waiting' ? null : at;
        const counted = isFree ? 0 : 1;
        return Number(settle.run({ id, holder, state, due, fault, ended, counted, before }).changes) === 1;
      }),
    deliveriesOf: async (submission) => ofSubmission.all({ submission }).map(deliveryOf),
    listOutbox: async (most) => list.all({ most }).map(deliveryOf),
    outboxSizes: async () =>
      sizes.all().map(({ destination, state, count, oldest }) => ({
        destination: String(destination),
        state: state === 'parked' ? 'parked' : 'waiting',
        count: Number(count),
        oldest: Number(oldest),
      })),
    retryDeliveries: (choice, now) =>
      commits.run(() => {
        const rows = retry.all({ ...chosen(choice), now });
        const names =
          'destination' in choice ? [choice.destination] : rows.map((row) => String(row.destination));
        for (const name of names) open.run({ name });
        return rows.length;
      }),
    dropDeliveries: (choice, now) => commits.run(() => Number(drop.run({ ...chosen(choice), now }).changes)),
    async closeDestination({ name, since, reason }) {
      await commits.run(() => close.run({ name, since, reason }));
    },
    closedDestinations: async () =>
      closed.all().map(({ name, since, reason }) => ({
        name: String(name),
        since: Number(since),
        reason: String(reason),
      })),
    takePlace: (subject, day, most, delivery) =>
      commits.run(() => {
        if (findPlace.get({ subject, day, delivery }) !== undefined) return true;
        const number = Number(countPlaces.get({ subject, day })?.count);
        if (number >= most) return false;
        place.run({ subject, day, number, delivery });
        return true;
      }),
  };
}

function chosen(choice: DeliveryChoice) {
  return 'id' in choice
    ? { id: choice.id, destination: null }
    : { id: null, destination: choice.destination };
}

function prepareStatements(database: DatabaseSync) {
  const due = `state = 'waiting' AND destination = :destination AND due <= :now AND coalesce(held_until, 0) <= :now
    AND NOT EXISTS (SELECT 1 FROM closed_destinations WHERE name = :destination)`;
  const isChosen = "(id = :id OR destination = :destination) AND state IN ('waiting', 'parked')";
  return {
    insert: database.prepare(
      `INSERT INTO outbox (id, form, submission, reference, destination, sender, state, attempts, due, created)
       VALUES (:id, :form, :submission, :reference, :destination, :sender, 'waiting', 0, :received, :received)`,
    ),
    findDue: database.prepare(`SELECT 1 FROM outbox WHERE ${due} LIMIT 1`),
    take: database.prepare(
      `UPDATE outbox SET holder = :holder, held_until = :until
       WHERE id IN (SELECT id FROM outbox WHERE ${due} ORDER BY due LIMIT :most) RETURNING ${columns}`,
    ),
    holdOn: database.prepare('UPDATE outbox SET held_until = :until WHERE id = :id AND holder = :holder'),
    settle: database.prepare(
      `UPDATE outbox SET state = :state, due = coalesce(:due, due), fault = :fault, ended = :ended,
       attempts = attempts + :counted, holder = NULL, held_until = NULL WHERE id = :id AND holder = :holder
       AND (:state = 'delivered' OR (state = 'waiting' AND attempts = coalesce(:before, attempts)))`,
    ),
    ofSubmission: database.prepare(
      `SELECT ${columns} FROM outbox WHERE submission = :submission ORDER BY destination`,
    ),
    list: database.prepare(
      `SELECT ${columns} FROM outbox WHERE state IN ('waiting', 'parked') ORDER BY created, id LIMIT :most`,
    ),
    sizes: database.prepare(
      `SELECT destination, state, count(*) AS count, min(created) AS oldest FROM outbox
       WHERE state IN ('waiting', 'parked') GROUP BY destination, state ORDER BY destination, state`,
    ),
    retry: database.prepare(
      `UPDATE outbox SET state = 'waiting', attempts = 0, due = :now, ended = NULL WHERE ${isChosen} RETURNING destination`,
    ),
    drop: database.prepare(`UPDATE outbox SET state = 'dropped', ended = :now WHERE ${isChosen}`),
    open: database.prepare('DELETE FROM closed_destinations WHERE name = :name'),
    closed: database.prepare('SELECT name, since, reason FROM closed_destinations ORDER BY name'),
    close: database.prepare(
      'INSERT INTO closed_destinations (name, since, reason) VALUES (:name, :since, :reason) ON CONFLICT DO NOTHING',
    ),
    findPlace: database.prepare(
      'SELECT 1 FROM mail_places WHERE subject = :subject AND day = :day AND delivery = :delivery',
    ),
    countPlaces: database.prepare(
      'SELECT count(*) AS count FROM mail_places WHERE subject = :subject AND day = :day',
    ),
    place: database.prepare(
      'INSERT INTO mail_places (subject, day, number, delivery) VALUES (:subject, :day, :number, :delivery)',
    ),
  };
}
