import { openDraftStore } from '@guichet/drafts';
import { isMarked } from '@guichet/drafts/device-marks';
import { forgetTab } from '@guichet/drafts/forget-tab';

/** Whether this device keeps any, asked of the database itself. None is made here. */
export async function hasDrafts(): Promise<boolean> {
  // Said in another tab while this one was elsewhere.
  if (isMarked('shared')) forgetTab();
  try {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'guichet')) return false;
    return ((await (await openDraftStore())?.list()) ?? []).length > 0;
  } catch {
    return false;
  }
}
