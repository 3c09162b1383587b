import { isConfirmed } from './confirmed-keys.ts';
import { keepKey, keyOfEntry } from './history-entry.ts';
import { mintKey } from './mint-key.ts';

/** The idempotency key of the opened form. */
export interface FormKey {
  current(): string;
  /** From here on it is another application. */
  renew(): void;
  /** Writes the key into the history entry, which a link within the page may have made anew. */
  stamp(): void;
}

/** The key of this history entry, else `given`, else a new one. One that was confirmed is not used again. */
export function openKey(given: string | undefined): FormKey {
  const kept = keyOfEntry() ?? given;
  let key = kept === undefined || isConfirmed(kept) ? mintKey() : kept;
  keepKey(key);
  return {
    current: () => key,
    renew() {
      key = mintKey();
      keepKey(key);
    },
    stamp: () => keepKey(key),
  };
}
