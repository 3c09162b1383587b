import { statfsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { sqliteCodeOf, storageErrorOf } from './sqlite-fault.ts';

/** Bytes below which a disk counts as full: SQLite's own files take that much at once. */
const leastFree = 1024 ** 2;

const [corrupt, notADatabase] = [11, 26];

/** Why a database could not be opened, as one sentence for the operator that says what to do. */
export function startFault(cause: unknown, file: string): Error {
  return new Error(sentenceOf(cause, file), { cause });
}

function sentenceOf(cause: unknown, file: string): string {
  const [folder, name] = [dirname(file), basename(file)];
  const reason = cause instanceof Error ? cause.message : String(cause);
  const code = sqliteCodeOf(cause);
  if (code === notADatabase)
    return `${name} in ${folder} (DATA_DIR) is no database: move it away or put a backup in its place, or name another folder; then start again.`;
  if (code === corrupt)
    return `${name} in ${folder} (DATA_DIR) is damaged (${reason}): put a backup in its place, then start again.`;
  const fault = storageErrorOf(cause)?.fault;
  if (fault === 'busy')
    return `${name} in ${folder} (DATA_DIR) is locked by another process: end that process or wait until it is done, then start again.`;
  if (fault === 'full' || isFull(folder))
    return `There is no room on the disk of ${folder} (DATA_DIR): make room, then start again.`;
  return `Nothing can be kept in ${folder} (DATA_DIR): ${reason}. Give a folder that can be written, then start again.`;
}

function isFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < leastFree;
  } catch {
    return false;
  }
}
