import { beforeAnyScan, identityOf, uploadColumns, uploadOf } from '../rows.ts';
import type { UploadRows } from '../uploads.ts';
import type { Postgresql, RunStatement } from './open-database.ts';

/** So many are scanned in one go. */
const fewToScan = 50;

const sql = {
  insert: {
    name: 'save upload',
    text: `INSERT INTO uploads (${uploadColumns}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
           ON CONFLICT (id, form) DO UPDATE SET name = excluded.name, original_name = excluded.original_name,
           claimed_type = excluded.claimed_type, type = excluded.type, size = excluded.size, scan = excluded.scan,
           created = excluded.created WHERE uploads.scan = 'arriving'`,
  },
  find: { name: 'find uploads', text: `SELECT ${uploadColumns} FROM uploads WHERE id = ANY($1)` },
  ofSubmission: {
    name: 'uploads of submission',
    text: `SELECT ${uploadColumns} FROM uploads WHERE submission = $1 ORDER BY created, id`,
  },
  // In one order, so that two submissions that name the same files do not wait for each other.
  lockFree: {
    name: 'lock free uploads',
    text: `SELECT id FROM uploads WHERE id = ANY($1) AND submission IS NULL AND scan <> 'arriving'
           ORDER BY id FOR UPDATE`,
  },
  claim: {
    name: 'claim uploads',
    text: 'UPDATE uploads SET submission = $2, client = NULL WHERE id = ANY($1) AND submission IS NULL',
  },
  remove: {
    name: 'remove upload',
    text: 'DELETE FROM uploads WHERE id = $1 AND submission IS NULL AND keeper IS NULL RETURNING id',
  },
  expire: {
    name: 'expire uploads',
    text: `DELETE FROM uploads WHERE submission IS NULL AND created < $1
           AND (keeper IS NULL OR coalesce(kept, created) < $2) RETURNING id`,
  },
  lockKeepable: {
    name: 'lock keepable uploads',
    text: `SELECT id FROM uploads WHERE id = ANY($1) AND submission IS NULL AND scan <> 'arriving'
           AND coalesce(keeper, $2) = $2 ORDER BY id FOR UPDATE`,
  },
  keep: {
    name: 'keep uploads',
    text: 'UPDATE uploads SET keeper = $2, kept = $3, client = NULL WHERE id = ANY($1)',
  },
  sum: {
    name: 'sum uploads of client',
    text: 'SELECT count(*) AS files, coalesce(sum(size), 0) AS bytes FROM uploads WHERE client = $1',
  },
  waiting: {
    name: 'list uploads to scan',
    text: `SELECT ${uploadColumns} FROM uploads WHERE scan = 'waiting' AND (created, id) > ($1, $2)
           ORDER BY created, id LIMIT ${fewToScan}`,
  },
  identity: { name: 'read database identity', text: 'SELECT id, since FROM database_identity' },
  settle: {
    name: 'settle scan',
    text: "UPDATE uploads SET scan = $1 WHERE id = $2 AND scan = 'waiting'",
  },
} as const;

/** Metadata of uploaded files in PostgreSQL. */
export function createUploadRows({ read, write, transaction }: Postgresql): UploadRows {
  return {
    async saveUpload(upload) {
      const { id, form, field, name, originalName, claimedType, type, size, isPrivate, scan } = upload;
      const { client = null, created, submission = null } = upload;
      await write(sql.insert, [
        ...[id, form, field, name, originalName, claimedType, type, size, isPrivate, scan],
        ...[client, created, submission],
      ]);
    },
    // Most submissions name no file, and none of them waits for the database to hear that.
    findUploads: async (ids) =>
      ids.length === 0 ? [] : (await read(sql.find, [[...new Set(ids)]])).map(uploadOf),
    uploadsOf: async (submission) => (await read(sql.ofSubmission, [submission])).map(uploadOf),
    removeUpload: (id) =>
      transaction(async (run, { unknownBefore }) => {
        const isRemoved = (await run(sql.remove, [id])).length === 1;
        // An earlier try may have removed it.
        return isRemoved || (unknownBefore > 0 && (await run(sql.find, [[id]])).length === 0);
      }),
    // A file that a lost answer names has no row any more: the sweep finds it as an orphan.
    expireUploads: async (before, keptBefore) =>
      (await write(sql.expire, [before, boundOf(keptBefore)])).map(({ id }) => String(id)),
    keepUploads: (ids, owner, at) =>
      transaction(async (run) => {
        const unkeepable = missing(ids, await run(sql.lockKeepable, [[...ids], owner]));
        if (unkeepable.length === 0) await run(sql.keep, [[...ids], owner, at]);
        return unkeepable;
      }),
    async unclaimedOf(client) {
      const [row] = await read(sql.sum, [client]);
      return { files: Number(row?.files), bytes: Number(row?.bytes) };
    },
    uploadsToScan: async ({ created, id } = beforeAnyScan) =>
      (await read(sql.waiting, [created, id])).map(uploadOf),
    async settleScan(id, scan) {
      await write(sql.settle, [scan, id]);
    },
    getIdentity: async () => identityOf((await read(sql.identity))[0]),
  };
}

/** Within a transaction: the files that a submission cannot claim. The others are its own until the transaction ends. */
export async function lockUploads(run: RunStatement, ids: readonly string[]): Promise<readonly string[]> {
  return ids.length === 0 ? [] : missing(ids, await run(sql.lockFree, [[...ids]]));
}

/** Within the same transaction, once the submission is there. */
export async function claimUploads(
  run: RunStatement,
  ids: readonly string[],
  submission: string,
): Promise<void> {
  if (ids.length > 0) await run(sql.claim, [[...ids], submission]);
}

function missing(
  ids: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): readonly string[] {
  const found = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !found.has(id));
}

/** Infinite: never, or always. */
function boundOf(time: number): number {
  return Math.min(Math.max(time, Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER);
}
