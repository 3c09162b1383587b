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
  /** The reference number is another submission's: make a new one. */
  | { readonly kind: 'referenceTaken' };

/**
 * Where submissions are kept. Every back end passes the suite in `storage-contract.ts`. What a method
 * promises is durable when its promise is fulfilled.
 */
export interface SubmissionStorage {
  saveFormVersions(versions: readonly FormVersion[]): Promise<void>;
  /** By its version, else by its public one, the latest of them. */
  findFormVersion(version: string): Promise<FormVersion | undefined>;
  /**
   * Stores a submission once for each form and key, whoever else is at it. With `repeatWindowMs` a key
   * counts only that long; after it the same key is a new submission.
   */
  storeSubmission(submission: StoredSubmission, repeatWindowMs?: number): Promise<StoreOutcome>;
  /** What was received under a key, at or after a time. */
  findByKey(form: string, key: string, since?: number): Promise<StoredSubmission | undefined>;
  /** All of a form's, in the order in which they were received. */
  listSubmissions(form: string): Promise<readonly StoredSubmission[]>;
  /** Whether what is stored can be read. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}
