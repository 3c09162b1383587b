import type { SubmissionType } from '@guichet/engine';
import type { SubmissionToSend } from '../submissions.ts';

/** A form of a special type is about to be sent: the host may do that in its own way. */
export interface SpecialSubmission {
  readonly submissionType: SubmissionType;
  readonly submission: SubmissionToSend;
  /** Where our site sends it; undefined: nowhere. */
  readonly address: string | undefined;
  /** Called while the event is emitted: the form sends nothing, and counts as sent. */
  takeOver(): void;
}

/** A form is about to leave the host's page: asked by `beforeLeave`. */
export interface Leaving extends SubmissionToSend {
  readonly submissionType: SubmissionType;
  readonly address: string;
}
