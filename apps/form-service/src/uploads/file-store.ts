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
