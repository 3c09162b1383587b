/** One sending of a submission to the form service. */
export interface PendingSubmission {
  /** The alias. */
  readonly form: string;
  readonly key: string;
  /** Tells a repeat from other answers under the same key. */
  readonly dataHash: string;
  /** Milliseconds since 1970. */
  readonly started: number;
}

/** The service's response to a received submission. */
export interface Receipt {
  readonly id: string;
  readonly referenceNumber: string | undefined;
}

export type Claim =
  /** Nobody sends this key, and it is written down that the caller does: send it now. */
  | { readonly kind: 'claimed' }
  /** Somebody is sending it at this moment: ask again. */
  | { readonly kind: 'underWay' }
  /** It was sent, and nobody knows whether it was received. */
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'received'; readonly dataHash: string; readonly receipt: Receipt };

/**
 * Remembers submissions to a form service without idempotency keys, by form and key. Each promise is fulfilled when its
 * write is on the disk, and rejected with a StorageError when it cannot be. It holds no answers.
 */
export interface Ledger {
  /**
   * Asks for the right to send. A key with a receipt counts for `repeatWindowMs` from its start, without that option
   * for ever; an unconfirmed one always counts.
   */
  claim(sending: PendingSubmission, repeatWindowMs?: number): Promise<Claim>;
  /** The service received what was claimed. */
  confirm(sending: PendingSubmission, receipt: Receipt): Promise<void>;
  /** Nobody knows whether the service received it. */
  leaveOpen(sending: PendingSubmission): Promise<void>;
  /** The service certainly did not receive it: the key is as new. */
  release(sending: PendingSubmission): Promise<void>;
  /** Forgets what was started before a moment, in milliseconds since 1970. */
  forgetBefore(time: number): Promise<void>;
  /** The number of unconfirmed sendings. */
  countOpen(): Promise<number>;
  /** Whether it can be read and written. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}
