import { openDraftStore } from '@guichet/drafts';
import { setMark } from '@guichet/drafts/set-mark';

/** Destroys the drafts that are too old, and those of `received`, a key, on a page that keeps none itself. */
export async function sweepDrafts(received?: string): Promise<void> {
  const store = await openDraftStore();
  if (received !== undefined) await store?.destroy(({ key }) => key === received);
  const drafts = await store?.list();
  if (drafts?.length === 0) setMark('drafts', false);
}
