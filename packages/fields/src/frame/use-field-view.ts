import type { Field, FieldView } from '@guichet/engine';
import { useMemo, useSyncExternalStore } from 'react';

/** A field's view, kept up to date. */
export function useFieldView(field: Field): FieldView {
  const store = useMemo(
    () => ({ read: () => field.view(), subscribe: (listener: () => void) => field.subscribe(listener) }),
    [field],
  );
  return useSyncExternalStore(store.subscribe, store.read, store.read);
}
