import { focusDelays } from '@guichet/renderer';
import { createKeeping, createPlacing } from '@guichet/service-client';
import type { PostedField } from '../flows/fields/encode-fields.ts';
import type { SubmitFlow } from '../flows/flow.ts';
import { pay } from '../flows/payment/pay.ts';
import { submitOnce } from '../flows/submit-once.ts';
import { askForRemoval } from '../flows/tree-removal/ask-for-removal.ts';
import { leavingMessages } from '../pages/leaving-messages.ts';
import { leavingNotice, returnedNotice } from '../pages/leaving-notices.ts';
import type { ShownNotice } from '../pages/shown-notice.ts';
import { historyDraft } from './history-draft.ts';
import { entryNow, noteInEntry } from './history-entry.ts';
import { leaveByPost } from './leave-by-post.ts';
import { type PaymentReturn, takePaymentReturn } from './payment-return.ts';
import { keepPendingCheckout } from './pending-checkout.ts';
import { sendWhenFree } from './send-when-free.ts';
import { showPaid } from './show-paid.ts';
import type { SpecialNeeds } from './special-needs.ts';
import { isUsedKey } from './used-keys.ts';

/** How long the counter may take to remember an order, or to keep files, in milliseconds. The key makes it safe to try again. */
const placeTimeoutMs = 45_000;

/** After so long on this page the resident is told that the other service is slow, and may try again. In milliseconds. */
const timeoutMs = 15_000;

/** A form that is posted to another service: the page keeps the answers, leaves once, and is ready for who comes back. */
export function createLeavingFlow(type: 'payment' | 'treeremoval', needs: SpecialNeeds): SubmitFlow {
  const { page, unsent, goesTo, onState } = needs;
  const { path } = page.form().page;
  const isPayment = type === 'payment';
  const ours = {
    fetch: (url: string, options: RequestInit) => fetch(url, options),
    timeoutMs: placeTimeoutMs,
  };
  const place = whenFree(createPlacing({ ...ours, baseUrl: '/orders' }));
  const keepFiles = whenFree(createKeeping({ ...ours, baseUrl: '/kept-files' }));
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function whenFree<Asked extends readonly unknown[], Outcome extends { readonly kind: string }>(
    send: (...asked: Asked) => Promise<Outcome>,
  ): typeof send {
    return async (...asked) => sendWhenFree(await send(...asked), () => send(...asked), page);
  }

  const flow = submitOnce(needs, async (button) => {
    if (isPayment) {
      const outcome = await pay(button, { ...needs, place });
      if (outcome.kind === 'leave') leave(outcome.order.fields, outcome.order.reference);
      return outcome.kind === 'leave';
    }
    const outcome = await askForRemoval(button, { ...needs, keepFiles });
    if (outcome.kind === 'leave') leave(outcome.fields, undefined);
    return outcome.kind === 'leave';
  });

  function leave(fields: readonly PostedField[], reference: string | undefined): void {
    const form = page.form();
    onState({ kind: 'sending' });
    page.notify(isPayment ? leavingMessages.toPayment : leavingMessages.toTrees);
    unsent.keep();
    noteInEntry({ left: { reference } });
    if (reference !== undefined)
      keepPendingCheckout(path, { key: needs.key.current(), reference, answers: historyDraft(form) });
    // What leaves is not left behind: the browser need not ask.
    unsent.opened();
    form.dispatch({ kind: 'sent', submission: { data: form.data() }, isSaved: false });
    leaveByPost(goesTo, fields);
    waiting = setTimeout(() => notifySlow(reference), timeoutMs);
  }

  function notifySlow(reference: string | undefined): void {
    release();
    const words = isPayment
      ? ({ title: 'slowPaymentTitle', lines: ['slowPaymentText'], reference } as const)
      : ({ title: 'slowTreesTitle', lines: ['slowTreesText'] } as const);
    page.notice(leavingNotice({ ...words, button: 'tryAgain' }, () => flow.submit(undefined)));
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
    notify(
      isPayment
        ? leavingNotice({
            title: 'leftForPaymentTitle',
            lines: ['leftForPaymentText', 'leftForPaymentPaid'],
            reference: left.reference,
          })
        : leavingNotice({ title: 'leftForTreesTitle', lines: ['leftForTreesText'] }),
    );
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
  function isTold(): boolean {
    const shown = page.store.get();
    return shown.kind === 'form' && shown.view.notice?.kind === 'left';
  }

  const returned = isPayment ? takePaymentReturn(path) : undefined;
  if (returned === undefined) welcomeBack(emitLater);
  else if (returned.left !== undefined || !isTold()) attach(returned);

  return {
    ...flow,
    release() {
      // Paid meanwhile: what the browser kept of the form is not to be paid once more.
      if (isUsedKey('confirmed', needs.key.current())) location.reload();
      release();
      welcomeBack();
    },
  };
}
