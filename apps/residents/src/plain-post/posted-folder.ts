import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BytesUnderWay,
  createUploadQuota,
  type UploadLimits,
  type UploadQuota,
  uploadLimits,
} from '@guichet/form-service';

/** A post takes far less; another process of this folder may be in the midst of one. In milliseconds. */
const keptForMs = 24 * 60 * 60 * 1000;

/** Files that a sender has in the storage are counted there. */
const noRows = { unclaimedOf: async () => ({ files: 0, bytes: 0 }) };

/** The folder of files from plain posts, until their storage has them. */
export interface PostedFolder {
  readonly path: string;
  /** The same limits as on files of pages, with places of their own: each file is handed to that door. */
  readonly quota: UploadQuota;
  readonly sending: UploadLimits['sending'];
}

interface Options {
  readonly limits?: UploadLimits;
  readonly underWay?: BytesUnderWay;
}

/** Makes the folder, and removes files that a killed process left. */
export function openPostedFolder(
  dataDir: string,
  now: number,
  { limits = uploadLimits, underWay }: Options = {},
): PostedFolder {
  const path = join(dataDir, 'posted');
  mkdirSync(path, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(path)) {
    const left = join(path, name);
    const stats = statSync(left, { throwIfNoEntry: false });
    if (stats !== undefined && stats.mtimeMs < now - keptForMs)
      rmSync(left, { recursive: true, force: true });
  }
  return { path, quota: createUploadQuota(path, limits, noRows, underWay), sending: limits.sending };
}
