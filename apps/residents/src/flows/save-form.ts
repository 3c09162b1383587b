import { type Field, type Form, isSame } from '@guichet/engine';
import { type SaveOutcome, submitErrorOf } from '@guichet/service-client';
import type { FlowNeeds } from './flow.ts';
import type { ReceivedSubmission } from './form-events.ts';
import type { Stopped } from './stopped.ts';
import { submissionMetadata } from './submission-metadata.ts';

export type SaveFormOutcome =
  | { readonly kind: 'saved'; readonly submission: ReceivedSubmission }
  /** The form shows its errors; nothing was sent. */
  | { readonly kind: 'invalid' }
  /** The form and `onState` tell why. */
  | { readonly kind: 'notSaved' };

/** Validates everything and saves it. */
export async function saveForm(button: Field | undefined, needs: FlowNeeds): Promise<SaveFormOutcome> {
  const { onState } = needs;
  const form = needs.form();
  const checked = form.dispatch({ kind: 'submit', by: button });
  if (checked.kind === 'invalid') return checked;
  onState({ kind: 'sending' });
  const metadata = submissionMetadata(form, needs.timeZone(), new Date());
  const { data } = checked;
  const outcome = await needs.save({ path: form.page.path, data, metadata }, needs.key.current());
  if (outcome.kind !== 'saved') {
    notifyNotSaved(outcome, form, needs);
    return { kind: 'notSaved' };
  }
  onState({ kind: 'idle' });
  const isChanged = !isSame(needs.form().data(), data);
  form.dispatch({ kind: 'sent', submission: { data }, isSaved: true });
  return { kind: 'saved', submission: { ...outcome.submission, sent: data, isChanged } };
}

/** Reports why a valid form was refused: at the form, and to its listeners. */
export function notifyNotSaved(
  outcome: Exclude<SaveOutcome, { kind: 'saved' }> | Stopped,
  form: Form,
  { events, onState }: Pick<FlowNeeds, 'events' | 'onState'>,
): void {
  const isFailed = outcome.kind === 'failed';
  const isIdle = isFailed || outcome.kind === 'invalid' || outcome.kind === 'stopped';
  onState(isIdle ? { kind: 'idle' } : outcome);
  if ('details' in outcome)
    form.dispatch({ kind: 'setServerErrors', details: outcome.details, moreDetails: outcome.moreDetails });
  else
    form.dispatch({
      kind: 'setSubmitError',
      ...(isFailed && { name: submitErrorOf(outcome), requestId: outcome.requestId }),
    });
  if (isFailed) events.emit('submitError', outcome.fault);
}
