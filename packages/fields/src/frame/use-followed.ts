import { follow } from '@guichet/engine';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * What is read of a form instance, and each time that it becomes another. `read` stays the same from drawing to drawing.
 */
export function useFollowed<T extends string | number | boolean>(read: () => T): T {
  const subscribe = useCallback((listener: () => void) => follow(read, listener), [read]);
  return useSyncExternalStore(subscribe, read, read);
}
