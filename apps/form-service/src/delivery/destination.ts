import type { Delivery } from '../storage/outbox.ts';
import type { StoredSubmission } from '../storage/storage.ts';
import type { StoredUpload } from '../storage/uploads.ts';

/** A submission as a destination gets it. */
export interface Parcel {
  readonly delivery: Delivery;
  readonly submission: StoredSubmission;
  /** Its files that are stored here, without those that a scanner refused. */
  readonly uploads: readonly StoredUpload[];
}

export type DeliveryOutcome =
  | { readonly kind: 'delivered' }
  /** Tried again. `retryAfterMs`: as the destination asks. */
  | { readonly kind: 'failed'; readonly fault: string; readonly retryAfterMs?: number }
  /** The destination wants nothing any more. */
  | { readonly kind: 'gone'; readonly fault: string }
  /** It is not sent, and never will be. */
  | { readonly kind: 'dropped'; readonly fault: string };

/** One way to hand over a submission. A rejected promise counts as a failure. */
export type Deliver = (parcel: Parcel, signal: AbortSignal) => Promise<DeliveryOutcome>;

/** Names the resident's receipt in the outbox, where no destination can have this name. */
export const receiptDestination = '@receipt';
