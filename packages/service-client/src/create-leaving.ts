import { type ClientOptions, createCall, urlOfCall } from './call.ts';
import type { SaveOutcome, SubmissionToSave } from './outcomes.ts';
import type { ServiceResponse } from './parse-answer.ts';
import { saveOutcomeOf } from './save-outcome.ts';

export type NotLeft = Exclude<SaveOutcome, { kind: 'saved' }>;

/**
 * Tells our own server of answers that are about to go to another service. `outcomeOf`: what a good answer says;
 * undefined: it is none.
 */
export function createLeaving<Outcome>(
  options: ClientOptions,
  outcomeOf: (answer: ServiceResponse) => Outcome | undefined,
): (submission: SubmissionToSave, key: string) => Promise<Outcome | NotLeft> {
  const call = createCall(options);
  return async ({ path, data, metadata }, key) => {
    const address = urlOfCall(path);
    if (address === undefined) return { kind: 'failed', fault: 'refused', mayBeStored: false };
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const called = await call(address, 'POST', headers, JSON.stringify({ data, metadata }));
    if (called.kind === 'failed') return { kind: 'failed', fault: called.fault, mayBeStored: true };
    const good = outcomeOf(called.answer);
    if (good !== undefined) return good;
    const outcome = saveOutcomeOf(called.answer);
    return outcome.kind === 'saved' ? { kind: 'failed', fault: 'failing', mayBeStored: true } : outcome;
  };
}
