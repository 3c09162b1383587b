import { openDraftStore } from '@guichet/drafts';
import { setMark } from '@guichet/drafts/set-mark';

/** Destroys the drafts that are too old, on a page that keeps none itself. */
export async function sweepDrafts(): Promise<void> {
  const store = await openDraftStore();
  const drafts = await store?.list();
  if (drafts?.length === 0) setMark('drafts', false);
}
