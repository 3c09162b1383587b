import type { Readable } from 'node:stream';

/** Where whole files are kept, by their ids. A method's effect is durable once its promise is fulfilled. */
export interface FileStore {
  /** For the operator: a folder, or the address of a bucket. */
  readonly name: string;
  /** Whether servers on other machines find the same files. */
  readonly isShared: boolean;
  /** Takes over a file from the disk of this machine. False, and it stays there: a file of this id is kept already. */
  keep(id: string, path: string): Promise<boolean>;
  /** Its bytes; undefined when there is no such file. */
  read(id: string): Promise<Readable | undefined>;
  /** One that is gone already is no failure. */
  remove(id: string): Promise<void>;
  /** Lists files stored before a time, in milliseconds since 1970, in batches of ids. */
  list(before: number): AsyncIterable<readonly string[]>;
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** A store of files did not do what it was asked to; it may be asked again. */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError';
  /** Its own name of the fault, for the log. */
  readonly code: string;

  constructor(store: string, cause: unknown) {
    const code = cause instanceof Error ? cause.name : 'unknown';
    super(`${store} failed (${code}): check FILES_URL, its credentials, and the server there`, { cause });
    this.code = code;
  }
}
