import type { JsonObject } from '@guichet/definition';

/** A submission as a host gives it. */
export interface SubmissionGiven {
  /** Of one that is stored already: it is saved in its place. */
  readonly _id?: string | undefined;
  readonly data?: JsonObject | undefined;
  readonly metadata?: JsonObject | undefined;
}

/** A submission that was validated, and is about to go. */
export interface SubmissionToSend {
  readonly data: JsonObject;
  readonly metadata: JsonObject;
  readonly state: string;
}
