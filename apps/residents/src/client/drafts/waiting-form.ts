import type { Waiting } from '@guichet/renderer/wait-to-send';
import type { SubmissionToSave } from '@guichet/service-client';

export interface WaitingForm extends Waiting {
  /** Sent by an earlier page: what is filled in here is another form. */
  readonly isOfEarlier: boolean;
}

/** A submission that waits: nobody has answered it yet, and the resident has not stopped it or changed an answer. */
export interface KeptSending {
  readonly submission: SubmissionToSave;
  readonly since: number;
}
