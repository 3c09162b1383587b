import type { Json } from '@guichet/definition';
import type { Deletion, DeletionRows } from './deletions.ts';
import type { DeskRows } from './desk-rows.ts';
import type { NewDelivery, OutboxRows } from './outbox.ts';
import type { PieceRows } from './pieces.ts';
import type { SignInRows } from './sign-ins.ts';
import type { UploadRows } from './uploads.ts';

/** A definition as it was served, kept for ever. */
export interface FormVersion {
  /** SHA-256 of the definition, in hexadecimal. */
  readonly version: string;
  /** SHA-256 of what pages were given: another one when rules are the service's own. */
  readonly publicVersion: string;
  /** The alias. */
  readonly form: string;
  /** JSON. */
  readonly definition: string;
}

/** A submission as it is kept. */
export interface StoredSubmission {
  /** 24 hexadecimal digits. */
  readonly id: string;
  readonly form: string;
  readonly version: string;
  readonly key: string | undefined;
  /** SHA-256 of the data as received: tells a repeat from another submission under the same key. */
  readonly dataHash: string;
  readonly reference: string;
  /** JSON. */
  readonly data: string;
  /** JSON: the part of `data` that is given back; undefined when that is all of it. */
  readonly returned: string | undefined;
  /** JSON. */
  readonly metadata: string;
  /** Milliseconds since 1970. */
  readonly received: number;
}

export type StoreOutcome =
  | { readonly kind: 'stored' }
  /** Something was received under this key before. */
  | { readonly kind: 'keyTaken'; readonly submission: StoredSubmission }
  /** Something was received under this key before, and deleted since. */
  | { readonly kind: 'keyDeleted'; readonly deletion: Deletion }
  /** Other submissions of the form hold what only one may, at these data paths. */
  | { readonly kind: 'notUnique'; readonly paths: readonly string[] }
  /** Files that it claims are another submission's, or gone. */
  | { readonly kind: 'uploadsTaken'; readonly ids: readonly string[] }
  /** The reference number is another submission's: make a new one. */
  | { readonly kind: 'referenceTaken' };

/** A value that no other submission of the form may hold. Values are compared as `foldUnique` writes them. */
export interface UniqueAnswer {
  /** Where it stands in the data, by keys: `email`, `applicant.email`. */
  readonly path: string;
  readonly value: Json;
  /** Where it is looked for instead: in the submissions of another form, under the path that it has there. */
  readonly inside?: { readonly form: string; readonly path: string };
}

export interface AskedKey {
  readonly form: string;
  readonly key: string;
  /** Milliseconds since 1970: earlier ones do not count. */
  readonly since: number;
}

/** Found under a key. */
export interface Earlier {
  readonly submission: StoredSubmission | undefined;
  /** The latest. */
  readonly deletion: Deletion | undefined;
}

/** A part of what was received: all of it where a bound is left out. */
export interface ReceivedBetween {
  /** The first moment that counts, in milliseconds since 1970. */
  readonly since?: number;
  /** The first moment that no longer counts. */
  readonly before?: number;
}

/** Reads what is kept: as much as a tool beside the running service needs. */
export interface SubmissionReader {
  /** The aliases of all forms that were ever served, in the order of the alphabet. */
  listForms(): Promise<readonly string[]>;
  /** The version of a form that was first served last, and each with which something was received; latest first. */
  listFormVersions(form: string): Promise<readonly FormVersion[]>;
  /**
   * A form's submissions in the order in which they were received, a few in memory at a time, and nothing is held up
   * meanwhile. Submissions received during the reading may come at its end.
   */
  readSubmissions(form: string, between?: ReceivedBetween): AsyncIterable<StoredSubmission>;
  findSubmission(id: string): Promise<StoredSubmission | undefined>;
  close(): Promise<void>;
}

/**
 * Where submissions are kept. Every back end passes the suite in `storage-contract.ts`. A method's effect is durable
 * once its promise is fulfilled.
 */
export interface SubmissionStorage
  extends SubmissionReader,
    UploadRows,
    OutboxRows,
    DeletionRows,
    DeskRows,
    SignInRows {
  saveFormVersions(versions: readonly FormVersion[]): Promise<void>;
  /** By its version, else by its public one, the latest of them. */
  findFormVersion(version: string): Promise<FormVersion | undefined>;
  /**
   * Stores a submission once for each form and key, also with concurrent writers and where it was deleted since. With
   * `repeatWindowMs` a key counts only that long; after it the same key is a new submission. Values in `unique` are looked up among all stored
   * submissions, and nobody else can store them meanwhile. The `uploads` are the submission's own from then on: one
   * that is not free any more keeps it from being stored. The `parts` and the `deliveries` of all of them are
   * stored with it, all or nothing. Rejected with a StorageError where the place of storage is at fault.
   */
  storeSubmission(
    submission: StoredSubmission,
    repeatWindowMs?: number,
    unique?: readonly UniqueAnswer[],
    uploads?: readonly string[],
    parts?: readonly StoredSubmission[],
    deliveries?: readonly NewDelivery[],
  ): Promise<StoreOutcome>;
  /** Finds the submission received under a key at or after a time. */
  findByKey(form: string, key: string, since?: number): Promise<StoredSubmission | undefined>;
  /** The same, and the deletion of one, in one look: one that is deleted at this moment is found as either. */
  findEarlier(asked: AskedKey): Promise<Earlier>;
  /** For files whose pieces meet several servers; undefined where all servers are on one machine. */
  readonly pieces?: PieceRows;
  /** Whether what is stored can be read, and more can be stored. Finds out by itself when it can again. */
  isReady(): Promise<boolean>;
}
