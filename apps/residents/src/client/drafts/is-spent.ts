import type { Draft } from '@guichet/drafts';
import { usedAt } from '../used-keys.ts';

/**
 * Whether this tab has sent or erased it, and its page went before the draft did. What another tab of the same key has
 * written since then stays.
 */
export function isSpent({ key, at }: Draft): boolean {
  return at <= Number(usedAt('confirmed', key)) || at <= Number(usedAt('received', key));
}
