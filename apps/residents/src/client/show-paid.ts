import { onStorage } from '@guichet/drafts/on-storage';
import { thankYouUrl } from '../pages/site.ts';
import { moveEntry, noteInEntry } from './history-entry.ts';
import type { PendingCheckout } from './pending-checkout.ts';
import { sentOf } from './sent-of.ts';
import type { SpecialNeeds } from './special-needs.ts';
import { noteKey, paidName } from './used-keys.ts';

/** The gateway says that the order was paid: the thank-you page takes the place of the form. */
export async function showPaid(
  { page, showSent, sweepDrafts }: Pick<SpecialNeeds, 'page' | 'showSent' | 'sweepDrafts'>,
  { key, reference, answers, ordered = answers.data }: PendingCheckout,
): Promise<void> {
  const received = { _id: '', data: {}, metadata: { referenceNumber: reference }, sent: ordered };
  const sent = sentOf(page, received);
  noteKey('confirmed', key);
  // No page that a browser kept of this form is to lead to the gateway once more.
  onStorage('localStorage', (storage) => storage.setItem(paidName, key + Date.now()));
  sweepDrafts();
  noteInEntry({ sent, answers: undefined });
  moveEntry(thankYouUrl(page.site, sent.locale));
  await showSent(sent);
}
