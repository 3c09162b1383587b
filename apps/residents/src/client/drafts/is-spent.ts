import type { Draft } from '@guichet/drafts';
import { usedAt } from '../used-keys.ts';

/**
 * Whether this tab sent or erased it. Its page may have gone before the draft did. One that another tab of the same key
 * has put up for sending since then waits on.
 */
export function isSpent({ key, kind, at }: Draft): boolean {
  const spentAt = usedAt('confirmed', key);
  return spentAt !== undefined && (kind !== 'sending' || at <= spentAt);
}
