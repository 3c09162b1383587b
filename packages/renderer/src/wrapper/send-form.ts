import type { InEveryLocale, JsonObject } from '@guichet/definition';
import { type Field, type Form, isSame, isSubscription } from '@guichet/engine';
import { type FormAt, submitErrorOf } from '@guichet/service-client';
import type { Emit } from './form-listeners.ts';
import { asked, detailsOfHookError, type FormHooks } from './hooks.ts';
import { sendMessages } from './messages.ts';
import type { SentAnswer } from './sender.ts';
import type { NotLeft, SpecialFlow } from './special/special-flow.ts';
import type { SubmissionGiven, SubmissionToSend } from './submissions.ts';
import type { UntilAnswered } from './until-answered.ts';

/** The answers as they were validated: the form takes others while it is sent. */
interface SentAnswers {
  readonly data: JsonObject;
  /** Names of chosen items from sources elsewhere. */
  readonly selectData: JsonObject | undefined;
  /** Answers were changed since. */
  readonly isChanged?: boolean;
}

export type SendOutcome =
  /** The form shows why. */
  | { readonly kind: 'notSent' }
  /** These very answers were stored before. */
  | { readonly kind: 'sentBefore' }
  /** The host has it, and no service of ours. */
  | { readonly kind: 'handedOver'; readonly sent: SentAnswers }
  | {
      readonly kind: 'saved';
      readonly sent: SentAnswers;
      readonly metadata: JsonObject;
      /** Of a form that signs somebody up for a mailing list: the script that notifies the list. */
      readonly subscriptionUrl: string | undefined;
    };

interface Needs {
  readonly form: Form;
  readonly hooks: FormHooks;
  readonly emit: Emit;
  /** How a form of a special type is sent. */
  readonly special: SpecialFlow | undefined;
  readonly untilAnswered: UntilAnswered;
  /** Absent: the host takes the submission itself, by `onSubmit`. Undefined once the resident stops it. */
  readonly save: ((...of: Parameters<FormAt['save']>) => Promise<SentAnswer | undefined>) | undefined;
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
 * Sends a form: validated by itself, then by its host, then by the service. Errors show at the form. Never throws.
 */
export async function sendForm(button: Field | undefined, needs: Needs): Promise<SendOutcome> {
  const { form, hooks, shown, onState } = needs;
  const checked = form.dispatch({ kind: 'submit', by: button });
  if (checked.kind === 'invalid') return { kind: 'notSent' };
  if (needs.isStored(checked.data)) return { kind: 'sentBefore' };
  onState(true);
  try {
    const metadata = metadataOf(form, needs.formVersion);
    const sent = { data: checked.data, selectData: metadata.selectData };
    const first = { data: sent.data, metadata: { ...shown.metadata, ...metadata }, state: 'submitted' };
    const validated = await asked(hooks.customValidation, first);
    const { errors, changed } =
      validated.errors.length > 0 ? validated : await asked(hooks.beforeSubmit, first);
    if (errors.length > 0) {
      form.dispatch({ kind: 'setServerErrors', details: errors });
      return { kind: 'notSent' };
    }
    return await send({ ...first, ...changed }, sent, needs);
  } finally {
    onState(false);
  }
}

async function send(submission: SubmissionToSend, sent: SentAnswers, needs: Needs): Promise<SendOutcome> {
  const { form, save, key, shown, special } = needs;
  if (save === undefined) return handOver(submission, sent, form);
  const first = await special?.send(submission, needs);
  switch (first?.kind) {
    case 'taken':
      return handOver(submission, sent, form);
    case 'refused':
      return refuse(first.outcome, needs);
    case 'stayed':
    case 'left':
      return { kind: 'notSent' };
    default: {
      const outcome = await save(submission, key.current(), shown._id);
      if (outcome === undefined) return { kind: 'notSent' };
      if (outcome.kind !== 'saved') return refuse(outcome, needs);
      key.renew();
      const isChanged = !isSame(form.data(), sent.data);
      const stored = { ...submission, ...outcome.body, ...outcome.submission };
      form.dispatch({ kind: 'sent', submission: stored, isSaved: true });
      const { subscriptionUrl } = first ?? {};
      return { kind: 'saved', sent: { ...sent, isChanged }, metadata: stored.metadata, subscriptionUrl };
    }
  }
}

/** The host does with it what it likes. */
function handOver(submission: SubmissionToSend, sent: SentAnswers, form: Form): SendOutcome {
  form.dispatch({ kind: 'sent', submission, isSaved: false });
  return { kind: 'handedOver', sent };
}

/** Shows at the form why it was not received. */
export function refuse(
  outcome: NotLeft,
  { form, key, special }: Pick<Needs, 'form' | 'key' | 'special'>,
): SendOutcome {
  // Product text, for readers of the console.
  if (special !== undefined && isSubscription(form.page.submissionType))
    console.log('Save submission failed');
  switch (outcome.kind) {
    case 'invalid':
      form.dispatch({ kind: 'setServerErrors', details: outcome.details, moreDetails: outcome.moreDetails });
      return { kind: 'notSent' };
    case 'failed':
      console.warn(new Error(`The form was not saved (${outcome.fault}). ${outcome.message}`.trim()));
      if (outcome.details === undefined)
        form.dispatch({ kind: 'setSubmitError', name: submitErrorOf(outcome), requestId: outcome.requestId });
      else form.dispatch({ kind: 'setServerErrors', details: outcome.details });
      return { kind: 'notSent' };
    case 'keyReused':
      // The next press is the resident's decision to send it as another one.
      key.renew();
      return showLine(form, sendMessages.keyReused(outcome.referenceNumber ?? ''));
    case 'deleted':
      key.renew();
      return showLine(form, sendMessages.deleted(outcome.referenceNumber ?? ''));
    case 'unconfirmed':
      key.renew();
      return showLine(form, sendMessages.unconfirmed);
    case 'formChanged':
      return showLine(form, sendMessages.formChanged);
  }
}

function showLine(form: Form, sentence: InEveryLocale): SendOutcome {
  form.dispatch({ kind: 'setServerErrors', details: detailsOfHookError(sentence[form.locale()]) });
  return { kind: 'notSent' };
}

/** No more than what validating it needs: nothing of the browser or the page. */
function metadataOf(form: Form, formVersion: string | undefined) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const offset = -new Date().getTimezoneOffset();
  return {
    ...{ timezone: timeZone, offset, language: form.locale() },
    ...(formVersion !== undefined && { formVersion }),
    // Omits what is not there.
    selectData: form.selectData?.(),
  };
}
