import { type ClientOptions, createCall } from './call.ts';
import type { KeepFiles } from './create-keeping.ts';

/** Asks our own server whether it can be reached, for a form that has no files to keep there. */
export function createReaching(options: ClientOptions): KeepFiles {
  const call = createCall(options);
  return async () => {
    const called = await call('healthz', 'GET', {});
    return called.kind === 'answered'
      ? { kind: 'kept' }
      : { kind: 'failed', fault: called.fault, mayBeStored: false };
  };
}
