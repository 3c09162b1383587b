import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { unstoredOutcome } from '@guichet/form-service/sqlite';
import { hashCanonicalJson } from '@guichet/prepare';
import {
  type FormServiceClient,
  findReferenceNumber,
  type SaveOutcome,
  type SubmissionToSave,
} from '@guichet/service-client';
import type { Claim, Ledger, PendingSubmission, Receipt } from './ledger.ts';

/** How often a sending that another process has under way is asked after, in milliseconds. */
const askAgainMs = 100;

type Save = FormServiceClient['saveSubmission'];

interface Needs {
  /** Hands a submission to the service: once for each call. */
  readonly post: Save;
  readonly ledger: Ledger;
  readonly now: () => number;
  /** Hears what the operator should know of a sending. */
  readonly notify: (form: string, what: UnknownOutcome, error?: unknown) => void;
}

/** `unwritten`: the ledger could not be written. */
export type UnknownOutcome = 'unconfirmed' | 'unwritten';

/**
 * Saves at a service that knows no idempotency keys, as if it did: a key is posted once, also across restarts
 * and beside other processes. Where nobody knows whether the service received it, the outcome says so, and
 * the key is never posted again.
 */
export function createPostOnce({ post, ledger, now, notify }: Needs): Save {
  const underWay = new Map<string, { readonly dataHash: string; readonly outcome: Promise<SaveOutcome> }>();

  async function attempt(submission: SubmissionToSave, key: string, windowMs?: number): Promise<SaveOutcome> {
    for (;;) {
      const sending = sendingOf(submission, key, now());
      let claim: Claim;
      try {
        claim = await ledger.claim(sending, windowMs);
      } catch (error) {
        notify(sending.form, 'unwritten', error);
        // Nothing was sent.
        return { kind: 'failed', fault: 'failing', ...unstoredOutcome(error), mayBeStored: false };
      }
      switch (claim.kind) {
        case 'claimed':
          return settle(sending, submission, await post(submission, key, windowMs));
        case 'received':
          return submission.isNamedByKey || claim.dataHash === sending.dataHash
            ? savedOf(submission, claim.receipt)
            : { kind: 'keyReused', referenceNumber: claim.receipt.referenceNumber };
        case 'unconfirmed':
          return claim;
        case 'underWay':
          await pause(askAgainMs);
      }
    }
  }

  /** Writes down what came of a post. An outcome that cannot be written stays open, and the resident is asked later. */
  async function settle(
    sending: PendingSubmission,
    submission: SubmissionToSave,
    outcome: SaveOutcome,
  ): Promise<SaveOutcome> {
    const isOpen = outcome.kind === 'unconfirmed' || (outcome.kind === 'failed' && outcome.mayBeStored);
    const receipt = outcome.kind === 'saved' ? receiptOf(outcome) : undefined;
    if (isOpen) notify(sending.form, 'unconfirmed');
    try {
      if (receipt !== undefined) await ledger.confirm(sending, receipt);
      else if (isOpen) await ledger.leaveOpen(sending);
      else await ledger.release(sending);
    } catch (error) {
      notify(sending.form, 'unwritten', error);
    }
    if (receipt !== undefined) return savedOf(submission, receipt);
    return isOpen ? { kind: 'unconfirmed' } : outcome;
  }

  return async (submission, key = randomUUID(), windowMs) => {
    const { form, dataHash } = sendingOf(submission, key, 0);
    const name = JSON.stringify([form, key]);
    const earlier = underWay.get(name);
    if (earlier !== undefined) {
      const outcome = await earlier.outcome;
      if (submission.isNamedByKey || earlier.dataHash === dataHash) return outcome;
    }
    const pending = { dataHash, outcome: attempt(submission, key, windowMs) };
    underWay.set(name, pending);
    try {
      return await pending.outcome;
    } finally {
      if (underWay.get(name) === pending) underWay.delete(name);
    }
  };
}

function sendingOf({ path, data }: SubmissionToSave, key: string, started: number): PendingSubmission {
  // With the key in it, equal answers of two residents leave no equal traces.
  const dataHash = createHash('sha256')
    .update(JSON.stringify([path, key, hashCanonicalJson(data)]))
    .digest('hex');
  return { form: path, key, dataHash, started };
}

function receiptOf({ submission }: Extract<SaveOutcome, { kind: 'saved' }>): Receipt {
  return { id: submission._id, referenceNumber: findReferenceNumber(submission.metadata) };
}

/** The same answer each time: the ledger keeps no data, and a repeat brings its own. */
function savedOf({ data }: SubmissionToSave, { id, referenceNumber }: Receipt): SaveOutcome {
  return {
    kind: 'saved',
    submission: { _id: id, data, metadata: { ...(referenceNumber !== undefined && { referenceNumber }) } },
  };
}
