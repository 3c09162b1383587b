import { acceptLanguage } from './accept-language.ts';
import { type ClientOptions, createCall, urlOfCall } from './call.ts';
import type { FormServiceClient } from './outcomes.ts';
import { saveOutcomeOf } from './save-outcome.ts';

/**
 * Saving alone, as a page needs it, at our own server: what that answers is trusted to be within bounds.
 * `isNeverSent` says which failures of `fetch` come before anything is sent; a browser does not tell.
 */
export function createSaving(
  options: ClientOptions,
  isNeverSent: (error: unknown) => boolean = () => false,
): FormServiceClient['saveSubmission'] {
  const call = createCall(options);
  return async ({ path, data, metadata }, key, repeatWindowMs) => {
    const address = urlOfCall(path);
    if (address === undefined) return { kind: 'failed', fault: 'refused', mayBeStored: false };
    const headers = {
      'content-type': 'application/json',
      ...acceptLanguage(metadata),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(repeatWindowMs !== undefined && {
        'idempotency-window': String(Math.round(repeatWindowMs / 1000)),
      }),
    };
    const body = JSON.stringify({ data, path, metadata });
    const called = await call(`${address}/submission`, 'POST', headers, body);
    if (called.kind === 'failed')
      return { kind: 'failed', fault: called.fault, mayBeStored: !isNeverSent(called.error) };
    const outcome = saveOutcomeOf(called.answer);
    return outcome.kind === 'failed' ? { ...outcome, requestId: called.answer.requestId } : outcome;
  };
}
