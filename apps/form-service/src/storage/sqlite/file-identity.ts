import { statSync } from 'node:fs';
import { StorageError } from '../storage-error.ts';

/** Says whether the files of an open database are still those that it was opened with. */
export interface FileIdentity {
  isSame(): boolean;
  /** Throws a StorageError when they are not. */
  check(): void;
}

/**
 * Remembers the database and the two files that SQLite keeps beside it in WAL mode. Removing or replacing one of them
 * does not change where an open connection writes, but the next connection finds none of it.
 */
export function identityOf(file: string): FileIdentity {
  const files = [file, `${file}-wal`, `${file}-shm`];
  const seen = () => files.map(inodeOf).join(' ');
  const initialInodes = seen();
  const isSame = () => seen() === initialInodes;
  return {
    isSame,
    check() {
      if (!isSame()) throw new StorageError('replaced');
    },
  };
}

function inodeOf(file: string): string {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? 'none' : `${found.dev}:${found.ino}`;
}
