import { openDraftStore } from '@guichet/drafts';
import { setMark } from '@guichet/drafts/set-mark';
import { isSpent } from './is-spent.ts';

/** Destroys the drafts that are too old, and those that this tab is done with, on a page that keeps none itself. */
export async function sweepDrafts(): Promise<void> {
  const store = await openDraftStore();
  await store?.destroy(isSpent);
  const drafts = await store?.list();
  if (drafts?.length === 0) setMark('drafts', false);
}
