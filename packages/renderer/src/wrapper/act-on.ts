import type { JsonObject } from '@guichet/definition';
import type { Field, Form } from '@guichet/engine';
import type { FormAt } from '@guichet/service-client';
import type { Emit } from './form-listeners.ts';
import type { FormProps } from './form-props.ts';
import type { SubmissionGiven } from './submissions.ts';

/** How long the address of a button may take to answer, in milliseconds. */
const timeoutMs = 45_000;

interface Needs {
  readonly form: Form;
  readonly emit: Emit;
  /** Of the submission that is shown. */
  readonly shown: SubmissionGiven;
  /** The service that stores the submission. */
  readonly service: FormAt | undefined;
  readonly props: FormProps;
  readonly startOver: () => void;
}

/**
 * Does what a button asks for other than sending. Gives `failed` where it could not be done, and then nothing has
 * changed.
 */
export async function actOnForm(button: Field, needs: Needs): Promise<'done' | 'failed'> {
  const { form, emit, shown, service, props, startOver } = needs;
  const { action, url } = button.component.settings;
  const { _id, metadata = {} } = shown;
  const submission = { ...(_id !== undefined && { _id }), data: form.data(), metadata };
  switch (action) {
    case 'delete':
      if (_id !== undefined && service !== undefined) {
        if (!(await service.remove(_id))) return 'failed';
        emit('submissionDeleted', submission);
      }
      startOver();
      return 'done';
    case 'reset':
      startOver();
      return 'done';
    case 'saveState':
      // Answers that are not whole go to no service: one that knows no drafts would take them for an application.
      if (!isKept(props)) return 'failed';
      emit('saveDraft', { ...submission, ...{ state: 'draft' } });
      return 'done';
    case 'url':
      if (typeof url !== 'string' || !(await post(url, submission, emit))) return 'failed';
      emit('requestDone');
      return 'done';
    default:
      return 'failed';
  }
}

/** Whether a host listens to what it is to keep. */
function isKept({ onSaveDraft, otherEvents = {} }: FormProps): boolean {
  return onSaveDraft !== undefined || 'saveDraft' in otherEvents || 'formio.saveDraft' in otherEvents;
}

/** To the host's own site alone: answers go nowhere else because an author says so. */
async function post(url: string, submission: JsonObject, emit: Emit): Promise<boolean> {
  const target = new URL(url, document.baseURI);
  if (target.origin !== location.origin) {
    emit('error', `A button may post answers to its own site alone, and not to ${target.origin}.`);
    return false;
  }
  const answer = await fetch(target, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(submission),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) emit('error', await answer.text());
  return answer.ok;
}
