import type { Field, Form } from '@guichet/engine';
import type { SaveOutcome, SubmissionToSave } from '@guichet/service-client';
import type { FormEmitter } from './form-events.ts';
import type { Stopped } from './stopped.ts';

/** The state of a flow, beside its events. */
export type FlowState =
  | { readonly kind: 'sending' }
  | { readonly kind: 'idle' }
  | { readonly kind: 'keyReused'; readonly referenceNumber: string | undefined }
  | { readonly kind: 'deleted'; readonly referenceNumber: string | undefined }
  | { readonly kind: 'formChanged' }
  | { readonly kind: 'unconfirmed' };

export type Save = (submission: SubmissionToSave, key: string) => Promise<SaveOutcome | Stopped>;

/** The dependencies of every flow. They know no page. */
export interface FlowNeeds {
  /** The form instance of the page, as it is now. */
  readonly form: () => Form;
  /** The key of the opened form: the same for each try of the same sending, until it is renewed. */
  readonly key: { readonly current: () => string; readonly renew: () => void };
  readonly save: Save;
  readonly events: FormEmitter;
  readonly timeZone: () => string;
  readonly onState: (state: FlowState) => void;
}

export interface SubmitFlow {
  /** The resident asks to send. Does nothing while a sending is under way or done. */
  submit(button: Field | undefined): Promise<void>;
  /** The resident decided to send once more, as another application: under a new key. */
  submitAsNew(button: Field | undefined): Promise<void>;
  /** The browser brought the page back: sending is possible again. */
  release(): void;
}
