import { computed } from '@preact/signals-core';
import { whenChanged } from './when-changed.ts';

/**
 * Follows what is read of a living form, wherever in it: `listener` is called each time the answer is another
 * one. The answer is compared by identity, so that it is a string or a number. Returns the end of following.
 */
export function follow(read: () => string | number | boolean, listener: () => void): () => void {
  const answer = computed(read);
  return whenChanged(() => answer.value, listener);
}
