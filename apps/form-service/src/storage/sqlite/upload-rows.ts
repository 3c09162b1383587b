import type { DatabaseSync } from 'node:sqlite';
import { beforeAnyScan, uploadColumns as columns, identityOf, uploadOf } from '../rows.ts';
import type { UploadRows } from '../uploads.ts';
import type { GroupCommit } from './group-commit.ts';

/** So many are scanned in one go. */
const fewToScan = 50;

/** Metadata of uploaded files in SQLite. */
export interface SqliteUploads extends UploadRows {
  /** Within a transaction that writes: which of some files a submission cannot claim. */
  notFree(ids: readonly string[]): readonly string[];
  /** Within the same transaction, once the submission is there. */
  claim(ids: readonly string[], submission: string): void;
}

export function createUploadRows(database: DatabaseSync, commits: Pick<GroupCommit, 'run'>): SqliteUploads {
  const insert = database.prepare(
    `INSERT INTO uploads (${columns}) VALUES (:id, :form, :field, :name, :originalName, :claimedType, :type,
     :size, :isPrivate, :scan, :client, :created, :submission)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, original_name = excluded.original_name,
     claimed_type = excluded.claimed_type, type = excluded.type, size = excluded.size, scan = excluded.scan,
     created = excluded.created WHERE scan = 'arriving'`,
  );
  const select = database.prepare(`SELECT ${columns} FROM uploads WHERE id = ?`);
  const ofSubmission = database.prepare(
    `SELECT ${columns} FROM uploads WHERE submission = ? ORDER BY created, id`,
  );
  const isFree = database.prepare(
    "SELECT 1 FROM uploads WHERE id = ? AND submission IS NULL AND scan <> 'arriving'",
  );
  const take = database.prepare(
    'UPDATE uploads SET submission = :submission, client = NULL WHERE id = :id AND submission IS NULL',
  );
  const remove = database.prepare(
    'DELETE FROM uploads WHERE id = ? AND submission IS NULL AND keeper IS NULL',
  );
  const expire = database.prepare(
    `DELETE FROM uploads WHERE submission IS NULL AND created < :before
     AND (keeper IS NULL OR coalesce(kept, created) < :keptBefore) RETURNING id`,
  );
  const isKeepable = database.prepare(
    "SELECT 1 FROM uploads WHERE id = ? AND submission IS NULL AND scan <> 'arriving' AND coalesce(keeper, ?) = ?",
  );
  const keep = database.prepare('UPDATE uploads SET keeper = ?, kept = ?, client = NULL WHERE id = ?');
  const sum = database.prepare(
    'SELECT count(*) AS files, coalesce(sum(size), 0) AS bytes FROM uploads WHERE client = ?',
  );
  const waiting = database.prepare(
    `SELECT ${columns} FROM uploads WHERE scan = 'waiting' AND (created, id) > (?, ?)
     ORDER BY created, id LIMIT ${fewToScan}`,
  );
  const identity = database.prepare('SELECT id, since FROM database_identity');
  const settle = database.prepare("UPDATE uploads SET scan = ? WHERE id = ? AND scan = 'waiting'");

  return {
    async saveUpload(upload) {
      await commits.run(() =>
        insert.run({
          ...upload,
          isPrivate: upload.isPrivate ? 1 : 0,
          client: upload.client ?? null,
          submission: upload.submission ?? null,
        }),
      );
    },
    findUploads: async (ids) =>
      [...new Set(ids)].flatMap((id) => {
        const row = select.get(id);
        return row === undefined ? [] : [uploadOf(row)];
      }),
    uploadsOf: async (submission) => ofSubmission.all(submission).map(uploadOf),
    removeUpload: (id) => commits.run(() => Number(remove.run(id).changes) === 1),
    expireUploads: (before, keptBefore) =>
      commits.run(() => expire.all({ before, keptBefore }).map(({ id }) => String(id))),
    keepUploads: (ids, owner, at) =>
      commits.run(() => {
        const unkeepable = ids.filter((id) => isKeepable.get(id, owner, owner) === undefined);
        if (unkeepable.length === 0) for (const id of ids) keep.run(owner, at, id);
        return unkeepable;
      }),
    async unclaimedOf(client) {
      const { files, bytes } = sum.get(client) ?? {};
      return { files: Number(files), bytes: Number(bytes) };
    },
    uploadsToScan: async ({ created, id } = beforeAnyScan) => waiting.all(created, id).map(uploadOf),
    async settleScan(id, scan) {
      await commits.run(() => settle.run(scan, id));
    },
    getIdentity: async () => identityOf(identity.get()),
    notFree: (ids) => ids.filter((id) => isFree.get(id) === undefined),
    claim(ids, submission) {
      for (const id of ids) take.run({ id, submission });
    },
  };
}
