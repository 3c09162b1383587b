import type { Field, Form } from '@guichet/engine';
import type { FormServiceClient } from '@guichet/service-client';
import type { FormEmitter } from './form-events.ts';
import { submissionMetadata } from './submission-metadata.ts';

/** What the flow tells of beside its events. */
export type NormalFlowState =
  | { readonly kind: 'sending' }
  | { readonly kind: 'idle' }
  | { readonly kind: 'keyReused'; readonly referenceNumber: string | undefined }
  | { readonly kind: 'formChanged' }
  | { readonly kind: 'unconfirmed' };

interface Needs {
  /** The living form of the page, as it is now. */
  readonly form: () => Form;
  /** The key of the opened form: the same for each try of the same sending, until it is renewed. */
  readonly key: { readonly current: () => string; readonly renew: () => void };
  readonly save: FormServiceClient['saveSubmission'];
  readonly events: FormEmitter;
  readonly timeZone: () => string;
  readonly onState: (state: NormalFlowState) => void;
}

export interface SubmitFlow {
  /** The resident asks to send. Does nothing while a sending is under way or done. */
  submit(button: Field | undefined): Promise<void>;
  /** The resident decided to send once more, as another application: under a new key. */
  submitAsNew(button: Field | undefined): Promise<void>;
  /** The browser brought the page back: sending is possible again. */
  release(): void;
}

/** The flow of a form of no special type: validate everything, save, tell that it is done. */
export function createNormalFlow(needs: Needs): SubmitFlow {
  const { events, onState } = needs;
  let isSubmitted = false;

  async function save(button: Field | undefined): Promise<boolean> {
    const form = needs.form();
    const checked = form.submit(button);
    if (checked.kind === 'invalid') return false;
    onState({ kind: 'sending' });
    const metadata = submissionMetadata(form, needs.timeZone(), new Date());
    const outcome = await needs.save(
      { path: form.page.path, data: checked.data, metadata },
      needs.key.current(),
    );
    switch (outcome.kind) {
      case 'saved':
        onState({ kind: 'idle' });
        form.sent({ data: checked.data }, true);
        events.emit('submitDone', { ...outcome.submission, sent: checked.data });
        return true;
      case 'invalid':
        onState({ kind: 'idle' });
        form.setServerErrors(outcome.details);
        return false;
      case 'keyReused':
      case 'formChanged':
      case 'unconfirmed':
        form.setSubmitError(undefined);
        onState(outcome);
        return false;
      case 'failed':
        onState({ kind: 'idle' });
        form.setSubmitError('submitError');
        events.emit('submitError', outcome.fault);
        return false;
    }
  }

  async function submit(button: Field | undefined, asNew: boolean): Promise<void> {
    if (isSubmitted) return;
    isSubmitted = true;
    if (asNew) needs.key.renew();
    let isSaved = false;
    try {
      isSaved = await save(button);
    } catch (error) {
      onState({ kind: 'idle' });
      throw error;
    } finally {
      isSubmitted = isSaved;
    }
  }

  return {
    submit: (button) => submit(button, false),
    submitAsNew: (button) => submit(button, true),
    release() {
      isSubmitted = false;
    },
  };
}
