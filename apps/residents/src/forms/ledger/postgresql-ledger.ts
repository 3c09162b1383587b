import {
  migrateSchema,
  type Postgresql,
  type PostgresqlSchema,
  type Row,
} from '@guichet/form-service/postgresql';
import type { Claim, Ledger, PendingSubmission } from './ledger.ts';
import { thisOwner } from './owner.ts';

export const ledgerSchema: PostgresqlSchema = {
  name: 'ledger',
  migrations: [
    `
CREATE TABLE sendings (
  form text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL,
  data_hash text NOT NULL,
  state text NOT NULL CHECK (state IN ('under way', 'unconfirmed', 'received')),
  owner text NOT NULL,
  started bigint NOT NULL,
  service_id text,
  reference text,
  PRIMARY KEY (form, key)
);
CREATE INDEX sendings_by_start ON sendings (started);
CREATE INDEX sendings_in_doubt ON sendings (state) WHERE state <> 'received';
`,
  ],
};

/** An entry while it is the server's that began it. */
const mine = "form = $1 AND key = $2 AND owner = $3 AND state = 'under way'";

const sql = {
  insert: {
    name: 'insert sending',
    text: `INSERT INTO sendings (form, key, data_hash, state, owner, started)
           VALUES ($1, $2, $3, 'under way', $4, $5) ON CONFLICT DO NOTHING RETURNING form`,
  },
  select: { name: 'lock sending', text: 'SELECT * FROM sendings WHERE form = $1 AND key = $2 FOR UPDATE' },
  takeOver: {
    name: 'take sending over',
    text: `UPDATE sendings SET state = 'under way', data_hash = $3, owner = $4, started = $5,
           service_id = NULL, reference = NULL WHERE form = $1 AND key = $2`,
  },
  giveUp: {
    name: 'give sending up',
    text: "UPDATE sendings SET state = 'unconfirmed' WHERE form = $1 AND key = $2",
  },
  confirm: {
    name: 'confirm sending',
    text: `UPDATE sendings SET state = 'received', service_id = $4, reference = $5 WHERE ${mine}`,
  },
  leaveOpen: { name: 'leave sending open', text: `UPDATE sendings SET state = 'unconfirmed' WHERE ${mine}` },
  remove: { name: 'remove sending', text: `DELETE FROM sendings WHERE ${mine}` },
  removeBefore: { name: 'remove old sendings', text: 'DELETE FROM sendings WHERE started < $1' },
  leaveOpenBefore: {
    name: 'leave old sendings open',
    text: "UPDATE sendings SET state = 'unconfirmed' WHERE state = 'under way' AND started < $1",
  },
  countOpen: {
    name: 'count open sendings',
    text: "SELECT count(*) AS open FROM sendings WHERE state = 'unconfirmed'",
  },
} as const;

interface Options {
  /** How long a sending can be under way at most, in milliseconds. */
  readonly longestMs: number;
}

/**
 * Keeps the ledger in PostgreSQL, which its opener closes. Servers on several machines cannot see whether another still
 * runs: its sendings are under way until they have lasted longer than any can.
 */
export async function openPostgresqlLedger(database: Postgresql, { longestMs }: Options): Promise<Ledger> {
  await migrateSchema(database, ledgerSchema);
  const { read, write, transaction } = database;
  const owner = thisOwner;
  let isClosed = false;
  await write(sql.leaveOpenBefore, [Date.now() - longestMs]);

  return {
    claim: ({ form, key, dataHash, started }: PendingSubmission, repeatWindowMs) =>
      transaction(async (run, { unknownBefore }): Promise<Claim> => {
        const entry = [form, key, dataHash, owner, started];
        if ((await run(sql.insert, entry)).length === 1) return { kind: 'claimed' };
        const [row] = await run(sql.select, [form, key]);
        // Released at this moment.
        if (row === undefined) return { kind: 'underWay' };
        const age = started - Number(row.started);
        switch (row.state) {
          case 'received':
            if (repeatWindowMs === undefined || age <= repeatWindowMs) return receivedOf(row);
            await run(sql.takeOver, entry);
            return { kind: 'claimed' };
          case 'under way':
            // The connection broke while this very claim was committed.
            if (unknownBefore > 0 && row.owner === owner && age === 0) return { kind: 'claimed' };
            if (age <= longestMs) return { kind: 'underWay' };
            await run(sql.giveUp, [form, key]);
            return { kind: 'unconfirmed' };
          default:
            return { kind: 'unconfirmed' };
        }
      }),
    async confirm({ form, key }, { id, referenceNumber = null }) {
      await write(sql.confirm, [form, key, owner, id, referenceNumber]);
    },
    async leaveOpen({ form, key }) {
      await write(sql.leaveOpen, [form, key, owner]);
    },
    async release({ form, key }) {
      await write(sql.remove, [form, key, owner]);
    },
    async forgetBefore(time) {
      await write(sql.removeBefore, [time]);
    },
    async countOpen() {
      const [row] = await read(sql.countOpen);
      return Number(row?.open);
    },
    isReady: async () => !isClosed && database.isReady(),
    async close() {
      isClosed = true;
    },
  };
}

function receivedOf(row: Row): Claim {
  const referenceNumber = typeof row.reference === 'string' ? row.reference : undefined;
  return {
    kind: 'received',
    dataHash: String(row.data_hash),
    receipt: { id: String(row.service_id), referenceNumber },
  };
}
