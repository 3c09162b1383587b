import type { LeavingType } from '@guichet/engine';
import type { PostedField } from '@guichet/renderer/encode-fields';
import type { SaveOutcome } from '@guichet/service-client';
import { placeOrder } from '../orders/place-order.ts';
import { type LeavingAsked, type LeavingRefused, validateLeaving } from '../orders/validate-leaving.ts';
import type { PostedLeft } from '../server/left-cookies.ts';

/** It goes on to another service of the city: the visitor's own browser posts it. */
export interface LeavingPost {
  readonly kind: 'leave';
  readonly type: LeavingType;
  readonly fields: readonly PostedField[];
  readonly reference: string | undefined;
  /** The answers to keep in case the resident returns without paying. */
  readonly left?: PostedLeft;
}

export type NotLeft = Exclude<SaveOutcome, { kind: 'saved' }>;

export type Ordering = Parameters<typeof placeOrder>[1];

/** Remembers what is to be paid. Refused as a submission would be. */
export async function orderPosted(
  asked: LeavingAsked,
  answers: PostedLeft['answers'],
  ordering: Ordering,
): Promise<LeavingPost | NotLeft> {
  const outcome = await placeOrder(asked, ordering);
  switch (outcome.kind) {
    case 'placed': {
      const { reference } = outcome.order;
      const left = { key: asked.key, reference, answers };
      return { kind: 'leave', type: 'payment', fields: outcome.fields, reference, left };
    }
    default:
      return notLeft(outcome);
  }
}

/** Keeps the files of a request, which goes to another service. Refused as a submission would be. */
export async function requestPosted(
  asked: LeavingAsked,
  fields: LeavingPost['fields'],
  ordering: Ordering,
): Promise<LeavingPost | NotLeft> {
  const outcome = await validateLeaving(asked, 'treeremoval', ordering);
  return outcome.kind === 'fit'
    ? { kind: 'leave', type: 'treeremoval', fields, reference: undefined }
    : notLeft(outcome);
}

function notLeft(refused: LeavingRefused): NotLeft {
  switch (refused.kind) {
    case 'unknownForm':
      return { kind: 'formChanged' };
    case 'tooManyRows':
      return { kind: 'failed', fault: 'refused', mayBeStored: false };
    case 'failed':
      return { ...refused, mayBeStored: false };
    default:
      return refused;
  }
}
