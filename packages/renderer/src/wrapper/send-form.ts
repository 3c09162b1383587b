import type { InEveryLocale } from '@guichet/definition';
import type { Field, Form } from '@guichet/engine';
import type { FormAt } from '@guichet/service-client';
import { asked, detailsOf, type FormHooks, type SubmissionToSend } from './hooks.ts';
import { sendMessages } from './messages.ts';

interface Needs {
  readonly form: Form;
  readonly hooks: FormHooks;
  /** Absent: the host takes the submission itself, by `onSubmit`. */
  readonly save: FormAt['save'] | undefined;
  /** The same for each try of the same sending. */
  readonly key: { current(): string; renew(): void };
  /** Absent where the service does not know the form by one. */
  readonly formVersion: string | undefined;
  /** `isSending`: what was sent is under way. */
  readonly onState: (isSending: boolean) => void;
}

/** Sends a form: judged by itself, then by its host, then by the service. What is wrong shows at the form. Never throws. */
export async function sendForm(button: Field | undefined, needs: Needs): Promise<void> {
  const { form, hooks, onState } = needs;
  const checked = form.submit(button);
  if (checked.kind === 'invalid') return;
  onState(true);
  try {
    const first = { data: checked.data, metadata: metadataOf(form, needs.formVersion), state: 'submitted' };
    const judge = hooks.customValidation;
    const { errors } = await asked(judge && ((next) => judge(first, next)));
    const before = hooks.beforeSubmit;
    const changed =
      errors.length > 0
        ? { errors }
        : await asked<{ readonly data: SubmissionToSend['data'] }>(before && ((next) => before(first, next)));
    if (changed.errors.length > 0) {
      form.setServerErrors(changed.errors);
      return;
    }
    const submission = { ...first, ...('result' in changed && changed.result) };
    await send(submission, needs);
  } finally {
    onState(false);
  }
}

async function send(submission: SubmissionToSend, { form, save, key }: Needs): Promise<void> {
  if (save === undefined) {
    form.sent(submission, false);
    return;
  }
  const outcome = await save(submission, key.current());
  switch (outcome.kind) {
    case 'saved':
      key.renew();
      form.sent({ ...submission, ...outcome.submission }, true);
      return;
    case 'invalid':
      form.setServerErrors(outcome.details);
      return;
    case 'failed':
      form.setSubmitError('submitError');
      return;
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

function showLine(form: Form, sentence: InEveryLocale): void {
  form.setServerErrors(detailsOf(sentence[form.locale()]));
}

/** No more than what judging it needs: nothing of the browser or the page. */
function metadataOf(form: Form, formVersion: string | undefined): SubmissionToSend['metadata'] {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const offset = -new Date().getTimezoneOffset();
  return {
    ...{ timezone: timeZone, offset, language: form.locale() },
    ...(formVersion !== undefined && { formVersion }),
  };
}
