import { type Field, follow } from '@guichet/engine';
import { useMemo, useSyncExternalStore } from 'react';
import { hasError } from './has-error.ts';

/** Whether an error shows at any field that stands in this one, kept up. */
export function useHasError(field: Field): boolean {
  const store = useMemo(() => {
    const read = () => hasError(field);
    return { read, subscribe: (listener: () => void) => follow(read, listener) };
  }, [field]);
  return useSyncExternalStore(store.subscribe, store.read, store.read);
}
