import type { Form } from '@guichet/engine';
import type { SubmissionToSave } from '@guichet/service-client';
import type { Stopped } from '../../flows/stopped.ts';

/** Keeps what is filled in on this page, on this device. */
export interface Drafting {
  /**
   * Keeps the answers now. False where no draft is kept: then the history entry has to hold them. `isLeaving`: it holds
   * them in any case, until something is typed again.
   */
  keep(isLeaving: boolean): boolean;
  /** Another form stands on the page, or the first one. */
  follow(form: Form): void;
  /** The answers were received, or erased: what is kept with this key is destroyed. */
  destroy(key: string): Promise<void>;
  /** Keeps the answers for a button of the form. False where this device keeps nothing. */
  save(): Promise<boolean>;
  /**
   * Nobody answered: says so, and sends again until somebody does, or the resident stops it. `submission`: sent also by
   * the next page that opens this form.
   */
  untilAnswered<Outcome>(
    send: () => Promise<Outcome>,
    submission?: SubmissionToSave,
  ): Promise<Outcome | Stopped>;
}
