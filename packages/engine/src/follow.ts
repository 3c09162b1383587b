import { computed } from '@preact/signals-core';
import { whenChanged } from './when-changed.ts';

/**
 * Follows what is read of a form instance, wherever in it: `listener` is called each time the answer is another
 * one. The answer is compared by identity: a string, a number, or what the form itself holds. Returns the end of
 * following.
 */
export function follow(read: () => unknown, listener: () => void): () => void {
  const answer = computed(read);
  return whenChanged(() => answer.value, listener);
}
