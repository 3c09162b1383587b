import type { StorageFault } from './storage-error.ts';

/** A change of a database that an operator should know of, once for each. */
export interface StorageEvents {
  /** Its file, or its server and name. */
  readonly database: string;
  /** Undefined: writes succeed again. */
  readonly fault: StorageFault | undefined;
  /** The event and its remedy. */
  readonly sentence: string;
}
