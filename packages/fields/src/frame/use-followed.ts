import { follow, isSame } from '@guichet/engine';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

/**
 * Follows what `read` gives of a form instance: the same value as before until another one is read. `read` must be the
 * same function from render to render.
 */
export function useFollowed<T>(read: () => T): T {
  const readOnce = useMemo(() => keepSame(read), [read]);
  const subscribe = useCallback((listener: () => void) => follow(readOnce, listener), [readOnce]);
  return useSyncExternalStore(subscribe, readOnce, readOnce);
}

/** An object or list that holds the same as the last one is the last one: React compares by identity. */
function keepSame<T>(read: () => T): () => T {
  let last: T;
  return () => {
    const next = read();
    if (!isSame(next, last)) last = next;
    return last;
  };
}
