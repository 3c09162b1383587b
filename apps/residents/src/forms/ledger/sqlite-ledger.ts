import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { type DatabaseOptions, type DatabaseSchema, openDatabase } from '@guichet/form-service/sqlite';
import type { Claim, Ledger, PendingSubmission } from './ledger.ts';
import { isRunning, thisOwner } from './owner.ts';

const schema: DatabaseSchema = {
  file: 'ledger.sqlite',
  table: 'sendings',
  migrations: [
    `
  CREATE TABLE sendings (
    form TEXT NOT NULL,
    key TEXT NOT NULL,
    data_hash TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('under way', 'unconfirmed', 'received')),
    owner TEXT NOT NULL,
    started INTEGER NOT NULL,
    service_id TEXT,
    reference TEXT,
    PRIMARY KEY (form, key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sendings_by_start ON sendings (started);
  CREATE INDEX sendings_in_doubt ON sendings (state, owner) WHERE state <> 'received';
  `,
  ],
};

/** A key and a receipt take a few pages of the disk, each twice: in the log and in the database. */
const bytesOfClaim = 64 * 1024;

interface Options extends DatabaseOptions {
  /** How long a sending can be under way at most, in milliseconds. */
  readonly longestMs: number;
}

/**
 * Keeps the ledger in `ledger.sqlite`. Any number of processes on one machine may share the folder. Submissions under
 * way in a process that died are open from the next start on.
 */
export async function openSqliteLedger(folder: string, { longestMs, ...options }: Options): Promise<Ledger> {
  const database = await openDatabase(folder, schema, options);
  const statements = prepareStatements(database.connection);
  const owner = thisOwner;

  await database.run(() => {
    for (const row of statements.ownersUnderWay.all()) {
      const rowOwner = text(row.owner);
      if (!isRunning(rowOwner)) statements.leaveOpenAllOf.run(rowOwner);
    }
  });

  function claim(
    { form, key, dataHash, started }: PendingSubmission,
    repeatWindowMs: number | undefined,
  ): Claim {
    const entry = { form, key, dataHash, started, owner };
    if (Number(statements.insert.run(entry).changes) === 1) return { kind: 'claimed' };
    const row = statements.select.get(form, key);
    if (row === undefined) throw new Error('A key that is taken has an entry.');
    const age = started - Number(row.started);
    switch (row.state) {
      case 'received':
        if (repeatWindowMs === undefined || age <= repeatWindowMs) return receivedOf(row);
        statements.takeOver.run(entry);
        return { kind: 'claimed' };
      case 'under way':
        if (age <= longestMs && isRunning(text(row.owner))) return { kind: 'underWay' };
        statements.leaveOpen.run(form, key, text(row.owner));
        return { kind: 'unconfirmed' };
      default:
        return { kind: 'unconfirmed' };
    }
  }

  return {
    // Where there is no room to note what is sent, it is not sent. Its outcome is recorded in the reserved space.
    claim: (sending, repeatWindowMs) =>
      database.run(() => claim(sending, repeatWindowMs), { bytes: bytesOfClaim }),
    confirm: ({ form, key }, { id, referenceNumber = null }) =>
      database.run(() => void statements.confirm.run(id, referenceNumber, form, key, owner)),
    leaveOpen: ({ form, key }) => database.run(() => void statements.leaveOpen.run(form, key, owner)),
    release: ({ form, key }) => database.run(() => void statements.remove.run(form, key, owner)),
    forgetBefore: (time) => database.run(() => void statements.removeBefore.run(time)),
    countOpen: async () => Number(statements.countOpen.get()?.open),
    isReady: () => database.isReady(),
    close: () => database.close(),
  };
}

function prepareStatements(database: DatabaseSync) {
  /** An entry while it is the one's who began it. */
  const mine = "form = ? AND key = ? AND owner = ? AND state = 'under way'";
  return {
    insert: database.prepare(
      `INSERT INTO sendings (form, key, data_hash, state, owner, started)
       VALUES (:form, :key, :dataHash, 'under way', :owner, :started) ON CONFLICT DO NOTHING`,
    ),
    select: database.prepare('SELECT * FROM sendings WHERE form = ? AND key = ?'),
    takeOver: database.prepare(
      `UPDATE sendings SET state = 'under way', data_hash = :dataHash, owner = :owner, started = :started,
       service_id = NULL, reference = NULL WHERE form = :form AND key = :key`,
    ),
    confirm: database.prepare(
      `UPDATE sendings SET state = 'received', service_id = ?, reference = ? WHERE ${mine}`,
    ),
    leaveOpen: database.prepare(`UPDATE sendings SET state = 'unconfirmed' WHERE ${mine}`),
    remove: database.prepare(`DELETE FROM sendings WHERE ${mine}`),
    removeBefore: database.prepare('DELETE FROM sendings WHERE started < ?'),
    countOpen: database.prepare("SELECT count(*) AS open FROM sendings WHERE state = 'unconfirmed'"),
    ownersUnderWay: database.prepare("SELECT DISTINCT owner FROM sendings WHERE state = 'under way'"),
    leaveOpenAllOf: database.prepare(
      "UPDATE sendings SET state = 'unconfirmed' WHERE owner = ? AND state = 'under way'",
    ),
  };
}

function receivedOf(row: Record<string, SQLOutputValue>): Claim {
  const referenceNumber = row.reference === null ? undefined : text(row.reference);
  return {
    kind: 'received',
    dataHash: text(row.data_hash),
    receipt: { id: text(row.service_id), referenceNumber },
  };
}

function text(value: SQLOutputValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
