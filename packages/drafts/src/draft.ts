/**
 * `draft`: kept while a resident fills a form in. `saved`: by a button of the form. `sending`: pressed to send, and not
 * known as received.
 */
export type DraftKind = 'draft' | 'saved' | 'sending';

/** A draft as a list shows it: nothing of its answers. */
export interface Draft {
  readonly id: string;
  /** The alias of its form. */
  readonly form: string;
  readonly kind: DraftKind;
  /** The idempotency key under which it is sent. */
  readonly key: string;
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
  /** When it is no longer offered, in milliseconds since 1970. Absent where it stays until it is destroyed. */
  readonly until?: number;
}

export interface DraftToKeep extends Draft {
  /** Kept as JSON. */
  readonly content: object;
}
