import { onStorage } from '@guichet/drafts/on-storage';
import { forgetPads } from '@guichet/drafts/one-time-pad';

const most = 50;

/**
 * Holds the key of the order that was paid last. In Firefox a page that was kept, and its reloads, have the tab's storage
 * as it was when the page was left.
 */
export const paidName = 'guichet:paid';

/**
 * Idempotency keys that this tab has used. `confirmed`: something was received under it, or its answers were thrown
 * away: a form that is opened again takes a new key, and what is kept with this one is not gone back to. `received`: a
 * subscription was, which is gone back to as it was filled in. `listed`: the mailing list confirmed the submission under
 * it, and is not notified again.
 */
type KeyList = 'confirmed' | 'received' | 'listed';

export function isUsedKey(list: KeyList, key: string): boolean {
  return usedAt(list, key) !== undefined;
}

/** When it was noted last, in milliseconds since 1970, as text. No key of an order is in another list. */
export function usedAt(list: KeyList, key: string): string | undefined {
  const paid = onStorage('localStorage', (storage) => storage.getItem(paidName)) ?? '';
  return [...keysIn(list), paid].findLast((noted) => noted.startsWith(key))?.slice(key.length);
}

export function noteKey(list: KeyList, key: string): void {
  keysIn(list, key + Date.now());
  if (list === 'confirmed') forgetPads(key);
}

/** Those of a list, after one more was noted. Without storage, service and list still know a repeat when they see one. */
function keysIn(list: KeyList, added?: string): readonly string[] {
  const name = `guichet:${list}`;
  return (
    onStorage('sessionStorage', (storage) => {
      const keys = (storage.getItem(name) ?? '').split(' ');
      if (added) storage.setItem(name, [...keys, added].slice(-most).join(' '));
      return keys;
    }) ?? []
  );
}
