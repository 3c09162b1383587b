import { openDraftStore } from '@guichet/drafts';

/** Whether this device keeps any, asked of the database itself. None is made here. */
export async function hasDrafts(): Promise<boolean> {
  try {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'guichet')) return false;
    return ((await (await openDraftStore())?.list()) ?? []).length > 0;
  } catch {
    return false;
  }
}
