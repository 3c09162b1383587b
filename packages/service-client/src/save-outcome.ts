import { isJsonObject, type JsonObject } from '@guichet/definition';
import { findReferenceNumber } from './find-reference-number.ts';
import type { SavedSubmission, SaveFault, SaveOutcome } from './outcomes.ts';
import { faultOfResponse, objectOf, parseDetails, type ServiceResponse } from './parse-answer.ts';

/** The outcome of a save, from the service's response. */
export function saveOutcomeOf(answer: ServiceResponse): SaveOutcome {
  const { status } = answer;
  const body = objectOf(answer);
  const saved = status === 200 || status === 201 ? parseSaved(body) : undefined;
  if (saved !== undefined) return { kind: 'saved', submission: saved };
  const { code } = body ?? {};
  if (status > 400 && (code === 'key_reused' || code === 'deleted'))
    return { kind: code === 'deleted' ? code : 'keyReused', referenceNumber: findReferenceNumber(body) };
  if (status === 409 && code === 'form_changed') return { kind: 'formChanged' };
  if (status === 409 && code === 'not_confirmed') return { kind: 'unconfirmed' };
  if (status === 503 && code === 'busy') {
    const { retryAfter } = body ?? {};
    return { kind: 'failed', fault: 'busy', mayBeStored: false, retryAfter: secondsIn(retryAfter) };
  }
  const details = parseDetails(body);
  // Our own service says these before it stores.
  if (code === 'no_space')
    return { kind: 'failed', fault: 'failing', mayBeStored: false, storage: 'full', ...details };
  if (code === 'storage_busy') return { kind: 'failed', fault: 'failing', mayBeStored: false };
  return details !== undefined && /400|413|422/.test(`${status}`)
    ? { kind: 'invalid', ...details }
    : { kind: 'failed', fault: faultOf(answer, body), mayBeStored: !isRefusal(status) };
}

/** Our own site, and any gateway without words of its own, answers so for a service behind it that does not. */
function faultOf(answer: ServiceResponse, body: JsonObject | undefined): SaveFault {
  const isGateway = answer.status === 502 || answer.status === 504;
  const code = isGateway ? (body?.code ?? 'unreachable') : undefined;
  return code === 'unreachable' || code === 'timedOut' ? code : faultOfResponse(answer);
}

/** The name of the sentence that says why saving failed. */
export function submitErrorOf({ fault }: Extract<SaveOutcome, { kind: 'failed' }>) {
  return fault === 'unreachable' || fault === 'timedOut' ? 'noAnswer' : 'submitError';
}

/**
 * Only a 4xx says that nothing was stored. A gateway may answer 5xx, or 408, after the service has done its work, and
 * a success that cannot be read may be one.
 */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408;
}

/** Bounds of what a service may ask to wait, in seconds. */
function secondsIn(value: unknown): number {
  return typeof value === 'number' ? Math.min(Math.max(1, value), 60) : 5;
}

/** Characters of an id. */
const longestId = 100;

/** Undefined when it names nothing by which the submission could be found again: then it is no receipt. */
function parseSaved(body: JsonObject | undefined): SavedSubmission | undefined {
  const { _id, data, metadata } = body ?? {};
  const id = typeof _id === 'string' && _id.length <= longestId ? _id : '';
  if (id === '' && findReferenceNumber(metadata) === undefined) return undefined;
  return {
    _id: id,
    data: isJsonObject(data) ? data : {},
    metadata: isJsonObject(metadata) ? metadata : {},
  };
}
