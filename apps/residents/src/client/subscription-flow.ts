import type { SubscriptionType } from '@guichet/engine';
import type { SubmitFlow } from '../flows/flow.ts';
import type { ReceivedSubmission } from '../flows/form-events.ts';
import { submitOnce } from '../flows/submit-once.ts';
import { subscribe } from '../flows/subscription/subscribe.ts';
import { formUrl } from '../pages/site.ts';
import { entryNow, noteInEntry, pushSent } from './history-entry.ts';
import { sentOf } from './sent-of.ts';
import type { SpecialNeeds } from './special-needs.ts';
import { isUsedKey, noteKey } from './used-keys.ts';

/**
 * A subscription form: once it is saved the same address has an entry of its own in the history, from which the mailing
 * list is notified. Back leads to the form as it was filled in.
 */
export function createSubscriptionFlow(type: SubscriptionType, needs: SpecialNeeds): SubmitFlow {
  const { page, unsent, key, goesTo, showSent } = needs;

  const flow = submitOnce(needs, async (button) => {
    const outcome = await subscribe(type, button, goesTo, needs);
    if (outcome.kind === 'subscribe') show(outcome.submission, outcome.url);
    return outcome.kind === 'subscribe';
  });

  function show(submission: ReceivedSubmission, listUrl: string): void {
    const form = page.form();
    const sent = { ...sentOf(page, submission), listUrl };
    const formKey = key.current();
    unsent.keep(true);
    // Nothing is left to lose: the browser need not ask.
    unsent.opened();
    pushSent(formUrl(page.site, form.locale(), form.page.path), sent);
    // Told already, by a page that was gone back from.
    const state = isUsedKey('listed', formKey) ? 'confirmed' : 'new';
    noteInEntry({ subscribed: { key: formKey, state } });
    noteKey('received', formKey);
    needs.drafting().then((drafting) => drafting?.destroy(formKey));
    showSent(sent).then(() => window.scrollTo(0, 0));
  }

  // Shown in the form's place: only a reloaded page shows the form again.
  window.addEventListener('popstate', (event) => {
    if (page.store.get().kind !== 'thankYou' || entryNow().sent !== undefined) return;
    // The document's form state must not overwrite the entry's.
    event.stopImmediatePropagation();
    location.reload();
  });
  const { sent } = entryNow();
  if (sent !== undefined) showSent(sent);
  return flow;
}
