import { StorageError, type StorageFault } from '../storage-error.ts';

/**
 * How a statement failed. `again`: a conflict with others, rolled back. `unreached`: it never reached a server that
 * could write. `full`: no room. `slow`: cancelled at its time limit. `lost`: the connection broke, and nobody knows
 * what became of it.
 */
export type PostgresqlFault = 'again' | 'unreached' | 'full' | 'slow' | 'lost';

/** By SQLSTATE, or its class: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const faults: ReadonlyMap<string, PostgresqlFault> = new Map([
  ['40001', 'again'], // serialization_failure
  ['40P01', 'again'], // deadlock_detected
  ['25006', 'unreached'], // read_only_sql_transaction: a standby, or a primary that was taken out of service
  ['53100', 'full'], // disk_full
  ['53200', 'unreached'], // out_of_memory
  ['53300', 'unreached'], // too_many_connections
  ['53400', 'unreached'], // configuration_limit_exceeded
  ['55P03', 'slow'], // lock_not_available
  ['57014', 'slow'], // query_canceled: at its statement_timeout
  ['57P03', 'unreached'], // cannot_connect_now: it starts, or stops
  ['25P03', 'lost'], // idle_in_transaction_session_timeout
]);

const faultsOfClass: ReadonlyMap<string, PostgresqlFault> = new Map([
  ['08', 'lost'], // connection exceptions
  ['57', 'lost'], // operator intervention: a server that ends takes its connections along
  ['58', 'lost'], // system errors, of a disk for example
]);

/** The SQLSTATE of an error that the server sent; undefined for any other. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error && 'severity' in error && 'code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

export function isUniqueViolation(error: unknown): boolean {
  return sqlStateOf(error) === '23505';
}

/** Undefined where the statement is at fault, which is ours. */
export function faultOf(error: unknown): PostgresqlFault | undefined {
  const state = sqlStateOf(error);
  if (state !== undefined) return faults.get(state) ?? faultsOfClass.get(state.slice(0, 2));
  // The client's own errors are those of its connection; any other is thrown by our code.
  return error instanceof Error && isOfConnection(error) ? 'lost' : undefined;
}

function isOfConnection(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : '';
  if (/^E[A-Z]+$/.test(code) || code.startsWith('ERR_TLS') || code.startsWith('ERR_SSL')) return true;
  return /^(?:Connection terminated|Query read timeout|Client (?:has encountered|was closed))/.test(
    error.message,
  );
}

const storageFaults: Readonly<Record<PostgresqlFault, StorageFault>> = {
  again: 'busy',
  unreached: 'busy',
  slow: 'busy',
  full: 'full',
  lost: 'failing',
};

export function storageErrorOf(fault: PostgresqlFault, cause: unknown): StorageError {
  return new StorageError(storageFaults[fault], { cause });
}
