import { StorageError, type StorageFault } from '../storage-error.ts';

/** Primary result codes of SQLite that say nothing of what was to be written. */
const faults: ReadonlyMap<number, StorageFault> = new Map([
  [3, 'failing'], // SQLITE_PERM
  [5, 'busy'], // SQLITE_BUSY
  [6, 'busy'], // SQLITE_LOCKED
  [7, 'failing'], // SQLITE_NOMEM
  [8, 'failing'], // SQLITE_READONLY
  [10, 'failing'], // SQLITE_IOERR
  [11, 'failing'], // SQLITE_CORRUPT
  [13, 'full'], // SQLITE_FULL
  [14, 'failing'], // SQLITE_CANTOPEN
  [26, 'failing'], // SQLITE_NOTADB
]);

/** The primary result code of an error of SQLite; undefined for any other error. */
export function sqliteCodeOf(error: unknown): number | undefined {
  // The rest of the number says more of the same code.
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;
}

/** A failure of the database itself as a StorageError; undefined where only what was written is at fault. */
export function storageErrorOf(error: unknown): StorageError | undefined {
  if (error instanceof StorageError) return error;
  const isClosed = error instanceof Error && 'code' in error && error.code === 'ERR_INVALID_STATE';
  const fault = isClosed ? 'failing' : faults.get(sqliteCodeOf(error) ?? 0);
  return fault && new StorageError(fault, { cause: error });
}
