import type { JsonObject } from '@guichet/definition';
import type { Field } from '@guichet/engine';
import { focusDelays } from '@guichet/renderer';
import type { PostedField } from '@guichet/renderer/encode-fields';
import { leaveByPost } from '@guichet/renderer/leave-by-post';
import type { SubmissionToSave } from '@guichet/service-client';
import type { SubmitFlow } from '../flows/flow.ts';
import type { Stopped } from '../flows/stopped.ts';
import { submitOnce } from '../flows/submit-once.ts';
import { type LeavingTexts, paymentTexts } from '../pages/leaving-messages.ts';
import { leavingNotice, returnedNotice } from '../pages/leaving-notices.ts';
import type { ShownNotice } from '../pages/shown-notice.ts';
import { keptName } from '../pages/site.ts';
import { historyDraft } from './history-draft.ts';
import { entryNow, noteInEntry } from './history-entry.ts';
import { openAnew } from './open-anew.ts';
import type { PaymentReturn } from './payment-return.ts';
import { keepPendingCheckout } from './pending-checkout.ts';
import { sendWhenFree } from './send-when-free.ts';
import type { Sending } from './sending.ts';
import { showPaid } from './show-paid.ts';
import type { SpecialNeeds } from './special-needs.ts';
import { isUsedKey } from './used-keys.ts';

/** How long the counter may take to remember an order, or to keep files, in milliseconds. The key makes it safe to try again. */
const placeTimeoutMs = 45_000;

/** After so long on this page the resident reads that the other service is slow, and may try again. In milliseconds. */
const timeoutMs = 15_000;

type Ask<Outcome> = (submission: SubmissionToSave, key: string) => Promise<Outcome>;

/** How a flow calls the counter before it leaves. */
interface CounterCalls {
  readonly callOptions: {
    readonly fetch: Sending['fetch'];
    readonly timeoutMs: number;
  };
  /** Sends again what a busy counter could not take, or what nobody answered. */
  readonly whenFree: <Outcome extends { readonly kind: string }>(ask: Ask<Outcome>) => Ask<Outcome | Stopped>;
}

/** How the form goes to the other service. */
interface Departure {
  readonly kind: 'leave';
  readonly fields: readonly PostedField[];
  /** The number of the order that is to be paid. */
  readonly reference?: string;
  /** The data of that order: the resident may have typed on since. */
  readonly data?: JsonObject;
}

/** The parts of a leaving flow that are its own. */
interface LeavingSteps {
  readonly texts: LeavingTexts;
  /** The other service's answer in the page's address; undefined where it has none. */
  readonly return: PaymentReturn | undefined;
  /** Validates the form and says what is posted. */
  prepare(button: Field | undefined, calls: CounterCalls): Promise<Departure | { readonly kind: 'stay' }>;
}

/**
 * A form that is posted to another service: the page keeps the answers, leaves once, and is ready when the resident
 * returns.
 */
export function createLeavingFlow(needs: SpecialNeeds, steps: LeavingSteps): SubmitFlow {
  const { page, unsent, goesTo, onState } = needs;
  const { texts } = steps;
  const { path } = page.form().page;
  const callOptions = {
    fetch: needs.sending.fetch,
    timeoutMs: placeTimeoutMs,
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function whenFree<Outcome extends { readonly kind: string }>(ask: Ask<Outcome>): Ask<Outcome | Stopped> {
    return async (submission, key) => {
      const send = () => ask(submission, key);
      const sendFreely = async () => sendWhenFree(await send(), send, page);
      const outcome = await sendFreely();
      const drafting = needs.sending.isAnswered() ? undefined : await needs.drafting();
      return drafting?.untilAnswered(sendFreely, submission, key) ?? outcome;
    };
  }

  const flow = submitOnce(needs, async (button) => {
    const outcome = await steps.prepare(button, { callOptions, whenFree });
    if (outcome.kind === 'leave') leave(outcome);
    return outcome.kind === 'leave';
  });

  function leave({ fields, reference, data }: Departure): void {
    const form = page.form();
    onState({ kind: 'sending' });
    page.notify(texts.opening);
    unsent.keep(true);
    noteInEntry({ left: { reference } });
    if (reference !== undefined)
      keepPendingCheckout(keptName(page.site, path), {
        key: needs.key.current(),
        reference,
        answers: historyDraft(form),
        ordered: data && form.withoutSecrets(data, true),
      });
    // A form that leaves takes its answers along: the browser need not ask.
    unsent.opened();
    form.dispatch({ kind: 'sent', submission: { data: form.data() }, isSaved: false });
    leaveByPost(goesTo, fields);
    waiting = setTimeout(() => notifySlow(reference), timeoutMs);
  }

  function notifySlow(reference: string | undefined): void {
    release();
    const { tryAgain } = paymentTexts;
    page.notice(leavingNotice({ ...texts.slow, reference, button: tryAgain }, () => flow.submit(undefined)));
  }

  function release(): void {
    clearTimeout(waiting);
    flow.release();
    onState({ kind: 'idle' });
  }

  function welcomeBack(notify = page.notice): void {
    const { left, key } = entryNow();
    if (left === undefined) return;
    if (key !== undefined && isUsedKey('confirmed', key)) {
      notify(returnedNotice('paid', { reference: left.reference, isKept: false }));
      return;
    }
    notify(leavingNotice({ ...texts.back, reference: left.reference }));
  }

  /** Of a form that is being opened. The step of a wizard that is gone back to takes the focus first. */
  function emitLater(notice: ShownNotice): void {
    const { wizard } = page.form();
    const notify = () => setTimeout(() => page.notice({ ...notice }), 2 * focusDelays.header);
    const first = notify();
    const at = entryNow().answers?.place?.at;
    if (at === undefined || at === wizard?.current().id) return;
    const stop = wizard?.subscribe(() => {
      stop?.();
      clearTimeout(first);
      notify();
    });
  }

  function attach({ result, left }: PaymentReturn): void {
    if (result === 'paid') {
      if (left !== undefined) showPaid(needs, left);
      else emitLater(returnedNotice(result, { reference: undefined, isKept: false }));
      return;
    }
    if (left !== undefined) noteInEntry({ key: left.key, answers: left.answers });
    emitLater(returnedNotice(result, { reference: left?.reference, isKept: left !== undefined }));
  }

  /** By the server, of what was left without a script. */
  function isNotified(): boolean {
    const shown = page.store.get();
    return shown.kind === 'form' && shown.view.notice?.kind === 'left';
  }

  if (steps.return === undefined) welcomeBack(emitLater);
  else if (steps.return.left !== undefined || !isNotified()) attach(steps.return);

  return {
    ...flow,
    release() {
      // Paid meanwhile: what the browser kept of the form is not to be paid once more.
      if (isUsedKey('confirmed', needs.key.current())) openAnew();
      release();
      welcomeBack();
    },
  };
}
