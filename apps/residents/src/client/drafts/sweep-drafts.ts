import { openDraftStore } from '@guichet/drafts';
import { findDrafts } from './open-drafts.ts';

/** Destroys the drafts that are too old, and those that this tab is done with, on a page that keeps none itself. */
export async function sweepDrafts(): Promise<void> {
  const store = await openDraftStore();
  if (store !== undefined) await findDrafts(store, '');
}
