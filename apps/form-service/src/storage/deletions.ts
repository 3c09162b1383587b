import { hash } from 'node:crypto';

/** A submission that was deleted: what stays of it, for a year. */
export interface Deletion {
  /** The alias. */
  readonly form: string;
  readonly reference: string;
  /** See `hashOfKey`; undefined where it had none. */
  readonly keyHash: string | undefined;
  /** The day on which it was received, by the city's clock: `2026-01-31`. */
  readonly receivedDay: string;
  /** Milliseconds since 1970. */
  readonly deleted: number;
  /** Why, in a word: `retention`, `request`. */
  readonly reason: string;
  /** `server`, or the account that ran the command. */
  readonly actor: string;
}

/** The key of a submission, as a deletion remembers it. */
export function hashOfKey(key: string): string {
  return hash('sha256', key);
}

export type DeleteOutcome =
  /** `uploads`: the ids of its files, whose bytes are still in the store of files. */
  | { readonly kind: 'deleted'; readonly uploads: readonly string[] }
  | { readonly kind: 'unknown' }
  /** It waits to be delivered, or is parked, or one of `nested` does. */
  | { readonly kind: 'undelivered' };

/** Changes with a deletion, where forms stand within forms. */
export interface NestedDeletion {
  /** Submissions of nested forms that stand in it and were stored with it: they are deleted too. */
  readonly parts: readonly { readonly id: string; readonly deletion: Deletion }[];
  /** Submissions around it, which hold a copy of its answers: that is taken out. */
  readonly around: readonly { readonly id: string; readonly form: string }[];
  /** Ids of files in its answers, which the submission around has claimed. */
  readonly uploads: readonly string[];
}

export const nothingNested: NestedDeletion = { parts: [], around: [], uploads: [] };

/** Submissions of a form, by number, on a day. */
export interface DayCount {
  readonly form: string;
  readonly day: string;
  readonly count: number;
}

/** Deletes submissions, and remembers that. A method's effect is durable once its promise is fulfilled. */
export interface DeletionRows {
  /** Ids of a form's submissions received before a moment, oldest first, without those that wait to be delivered. */
  findExpired(form: string, before: number, most: number): Promise<readonly string[]>;
  /** The number of those that wait to be delivered. */
  countHeld(form: string, before: number): Promise<number>;
  findByReference(reference: string): Promise<{ readonly id: string } | undefined>;
  /**
   * Deletes a submission with its deliveries, unique values and the rows of its files, and notes the deletion, also in
   * the audit; with it `nested`, all or nothing.
   * `evenUndelivered`: also while it waits to be delivered, or one of `nested` does.
   */
  deleteSubmission(
    id: string,
    deletion: Deletion,
    evenUndelivered?: boolean,
    nested?: NestedDeletion,
  ): Promise<DeleteOutcome>;
  /** The deletion of a submission, by its reference number. */
  findDeletionOf(reference: string): Promise<Deletion | undefined>;
  /** All that are remembered, latest first. */
  listDeletions(most: number): Promise<readonly Deletion[]>;
  /** Numbers of deleted submissions. */
  deletedCounts(form: string): Promise<readonly DayCount[]>;
  /** Forgets deletions, lines of the audit, and days of limits, of before a moment; gives the number of deletions. */
  forgetDeletions(before: number): Promise<number>;
}
