import { StorageError, type StorageFault } from '../storage/storage-error.ts';
import type { ErrorBody } from './error-body.ts';

/** Seconds after which it is worth trying again. */
export const retryAfter = '10';

type Refusal = readonly [status: 503 | 507, body: ErrorBody];

function refusal(status: 503 | 507, code: string, message: string): Refusal {
  const sameKey = 'Try again later with the same Idempotency-Key: nothing is stored twice.';
  return [status, { name: 'StorageError', code, message: `${message} ${sameKey}` }];
}

const busy = refusal(503, 'storage_busy', 'Nothing was stored: the service cannot write at this moment.');

const refusals: Readonly<Record<StorageFault, Refusal>> = {
  busy,
  preparing: busy,
  full: refusal(507, 'no_space', 'Nothing was stored: the service has no room for it.'),
  failing: refusal(503, 'storage_failed', 'The service cannot store anything.'),
  replaced: refusal(503, 'storage_failed', 'The service cannot store anything.'),
};

/** The refusal when a submission cannot be stored. */
export function storageRefusal(fault: StorageFault): Refusal {
  return refusals[fault];
}

/** The same as an outcome of saving. */
export interface Unstored {
  readonly kind: 'failed';
  readonly fault: 'failing';
  readonly mayBeStored: boolean;
  readonly storage: 'full' | 'unavailable';
}

/** Undefined for an error that is not of the storage. */
export function unstoredOutcome(error: unknown): Unstored | undefined {
  if (!(error instanceof StorageError)) return undefined;
  const [status, { code }] = storageRefusal(error.fault);
  const storage = status === 507 ? 'full' : 'unavailable';
  return { kind: 'failed', fault: 'failing', mayBeStored: code === 'storage_failed', storage };
}
