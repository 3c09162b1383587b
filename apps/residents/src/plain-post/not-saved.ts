import { randomUUID } from 'node:crypto';
import type { Locale } from '@guichet/definition';
import type { ServerErrorDetail } from '@guichet/engine';
import { residentSentence } from '@guichet/form-service';
import { type SaveOutcome, submitErrorOf } from '@guichet/service-client';
import type { AnsweredPage } from '../pages/page-data.ts';

/** The status of the page that answers a plain post. */
export type PageStatus = 200 | 409 | 410 | 422 | 502 | 503 | 507;

type NotSaved = Exclude<SaveOutcome, { kind: 'saved' | 'formChanged' }>;

/** The page after a failed save. */
export function shownFor(outcome: NotSaved, key: string, locale: Locale): Partial<AnsweredPage> {
  switch (outcome.kind) {
    case 'invalid':
      return {
        details: outcome.details,
        ...(outcome.moreDetails !== undefined && { moreDetails: outcome.moreDetails }),
      };
    case 'keyReused':
    case 'deleted':
      return { key: randomUUID(), attempted: false, notice: outcome };
    // Under the same key, so that what was stored all the same is stored once.
    case 'unconfirmed':
      return { key, attempted: false, notice: { kind: 'unconfirmed' } };
    case 'failed':
      return outcome.storage === 'full'
        ? { key, details: [lineOf(residentSentence('no_space', locale))] }
        : { key, failed: submitErrorOf(outcome) };
  }
}

function lineOf(message: string): ServerErrorDetail {
  return { type: '', path: [], message, context: {} };
}

/** 503: it may be sent again in a while. 507: there is no room for it. */
export function statusOf(outcome: NotSaved): PageStatus {
  if (outcome.kind === 'failed') {
    if (outcome.storage === 'full') return 507;
    return outcome.fault === 'busy' || outcome.storage === 'unavailable' ? 503 : 502;
  }
  if (outcome.kind === 'deleted') return 410;
  return outcome.kind === 'unconfirmed' ? 409 : 422;
}
