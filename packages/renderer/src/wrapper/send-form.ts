import type { InEveryLocale, JsonObject } from '@guichet/definition';
import type { Field, Form } from '@guichet/engine';
import { type FormAt, submitErrorOf } from '@guichet/service-client';
import type { SubmissionGiven } from './form-props.ts';
import { asked, detailsOfHookError, type FormHooks, type SubmissionToSend } from './hooks.ts';
import { sendMessages } from './messages.ts';

interface Needs {
  readonly form: Form;
  readonly hooks: FormHooks;
  /** Absent: the host takes the submission itself, by `onSubmit`. */
  readonly save: FormAt['save'] | undefined;
  /** The same for each try of the same sending. */
  readonly key: { current(): string; renew(): void };
  /** Of the submission that is shown: `_id` where it is stored already. */
  readonly shown: SubmissionGiven;
  /** Absent where the service does not know the form by one. */
  readonly formVersion: string | undefined;
  /** Whether these very answers were stored already: they are not sent once more. */
  readonly isStored: (data: JsonObject) => boolean;
  /** `isSending`: what was sent is under way. */
  readonly onState: (isSending: boolean) => void;
}

/**
 * Sends a form: validated by itself, then by its host, then by the service. Errors show at the form. Never throws. True
 * when it was sent.
 */
export async function sendForm(button: Field | undefined, needs: Needs): Promise<boolean> {
  const { form, hooks, shown, onState } = needs;
  const checked = form.dispatch({ kind: 'submit', by: button });
  if (checked.kind === 'invalid' || needs.isStored(checked.data)) return false;
  onState(true);
  try {
    const metadata = { ...shown.metadata, ...metadataOf(form, needs.formVersion) };
    const first = { data: checked.data, metadata, state: 'submitted' };
    const validated = await asked(hooks.customValidation, first);
    const { errors, changed } =
      validated.errors.length > 0 ? validated : await asked(hooks.beforeSubmit, first);
    if (errors.length > 0) {
      form.dispatch({ kind: 'setServerErrors', details: errors });
      return false;
    }
    return await send({ ...first, ...changed }, needs);
  } finally {
    onState(false);
  }
}

async function send(submission: SubmissionToSend, { form, save, key, shown }: Needs): Promise<boolean> {
  const { submissionType } = form.page;
  if (save === undefined) {
    form.dispatch({ kind: 'sent', submission, isSaved: false });
    return true;
  }
  if (submissionType !== undefined) {
    const { refuseElsewhere } = await import('./deferred.ts');
    refuseElsewhere(form, submissionType);
    return false;
  }
  const outcome = await save(submission, key.current(), shown._id);
  switch (outcome.kind) {
    case 'saved':
      key.renew();
      form.dispatch({
        kind: 'sent',
        submission: { ...submission, ...outcome.body, ...outcome.submission },
        isSaved: true,
      });
      return true;
    case 'invalid':
      form.dispatch({ kind: 'setServerErrors', details: outcome.details, moreDetails: outcome.moreDetails });
      return false;
    case 'failed':
      console.warn(new Error(`The form was not saved (${outcome.fault}). ${outcome.message}`.trim()));
      form.dispatch({ kind: 'setSubmitError', name: submitErrorOf(outcome), requestId: outcome.requestId });
      return false;
    case 'keyReused':
      // The next press is the resident's decision to send it as another one.
      key.renew();
      return showLine(form, sendMessages.keyReused(outcome.referenceNumber ?? ''));
    case 'unconfirmed':
      key.renew();
      return showLine(form, sendMessages.unconfirmed);
    case 'formChanged':
      return showLine(form, sendMessages.formChanged);
  }
}

function showLine(form: Form, sentence: InEveryLocale): false {
  form.dispatch({ kind: 'setServerErrors', details: detailsOfHookError(sentence[form.locale()]) });
  return false;
}

/** No more than what validating it needs: nothing of the browser or the page. */
function metadataOf(form: Form, formVersion: string | undefined): SubmissionToSend['metadata'] {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const offset = -new Date().getTimezoneOffset();
  return {
    ...{ timezone: timeZone, offset, language: form.locale() },
    ...(formVersion !== undefined && { formVersion }),
    // Omits what is not there.
    selectData: form.selectData?.(),
  };
}
