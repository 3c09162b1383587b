import type { Waiting } from '@guichet/renderer/wait-to-send';
import type { SubmissionToSave } from '@guichet/service-client';

export interface WaitOptions {
  /** It was not sent from this page yet. */
  readonly isAtOnce: boolean;
  /** Sent by an earlier page: typing on this one does not stop it, and a press sends this one. */
  readonly isOfEarlier?: boolean;
}

export interface WaitingForm extends Waiting, WaitOptions {}

/** A submission that waits: nobody has answered it yet, and the resident has not stopped it or changed an answer. */
export interface KeptSending {
  readonly submission: SubmissionToSave;
  readonly since: number;
}
