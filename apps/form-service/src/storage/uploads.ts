/** A file that was taken in, as it is kept beside its bytes. */
export interface StoredUpload {
  /** 40 hexadecimal digits, random: what it is called in the store of files. */
  readonly id: string;
  /** The alias of the form that it was uploaded for. */
  readonly form: string;
  /** The data path of the field, without indexes of rows. */
  readonly field: string;
  /** As the page calls it. Data only, like the next two. */
  readonly name: string;
  /** As the resident called it. */
  readonly originalName: string;
  /** The type that the sender claimed. */
  readonly claimedType: string;
  /** The type that its bytes show. */
  readonly type: string;
  readonly size: number;
  readonly isPrivate: boolean;
  readonly scan: ScanState;
  /** The sender, as a keyed hash, until a submission claims the file. */
  readonly client: string | undefined;
  /** Milliseconds since 1970. */
  readonly created: number;
  /** The id of the submission that has claimed it. */
  readonly submission: string | undefined;
}

/**
 * `arriving`: announced, and not there whole; nobody can claim it. `none`: this deployment has no scanner.
 * `waiting`: it could not be asked yet; the file is given to nobody.
 */
export type ScanState = 'arriving' | 'none' | 'clean' | 'waiting' | 'infected';

/** The place of a file among those that wait for a scanner. */
export type ScanPlace = Pick<StoredUpload, 'created' | 'id'>;

/** Tells a database from every other, also from one that its rows were copied into by `npm run migrate`. */
export interface DatabaseIdentity {
  readonly id: string;
  /** When it was made, or first upgraded to have an identity, in milliseconds since 1970. */
  readonly since: number;
}

/** A sender's stored files that no submission has claimed. */
export interface Unclaimed {
  readonly files: number;
  readonly bytes: number;
}

/**
 * Metadata of uploaded files. One that no submission claims is taken away again; claiming is part of `storeSubmission`.
 * A method's effect is durable once its promise is fulfilled.
 */
export interface UploadRows {
  /** Notes one; of one that was arriving, what it has become. */
  saveUpload(upload: StoredUpload): Promise<void>;
  /** Those of some ids that are known, in no order. */
  findUploads(ids: readonly string[]): Promise<readonly StoredUpload[]>;
  /** Those that a submission has claimed, in the order in which they came. */
  uploadsOf(submission: string): Promise<readonly StoredUpload[]>;
  /**
   * Keeps files that no submission claims: another service knows of them. `keeper`: what they belong to; it may keep
   * them again. `at`: milliseconds since 1970. Gives those that belong to something else, or are gone: then none of
   * them is kept.
   */
  keepUploads(ids: readonly string[], owner: string, at: number): Promise<readonly string[]>;
  /** Forgets one that no submission has claimed, and nothing else keeps. False when there is none such. */
  removeUpload(id: string): Promise<boolean>;
  /**
   * Forgets all that were made before a time and that no submission has claimed, nor anything has kept since
   * `keptBefore`; gives their ids.
   */
  expireUploads(before: number, keptBefore: number): Promise<readonly string[]>;
  unclaimedOf(client: string): Promise<Unclaimed>;
  /** Some of those that wait for a scanner, oldest first. `after`: the last one that was given before. */
  uploadsToScan(after?: ScanPlace): Promise<readonly StoredUpload[]>;
  /** Notes what the scanner said of one that waited. */
  settleScan(id: string, scan: 'clean' | 'infected'): Promise<void>;
  getIdentity(): Promise<DatabaseIdentity>;
}
