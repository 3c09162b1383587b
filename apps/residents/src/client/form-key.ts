import { entryNow, keepKey } from './history-entry.ts';
import { mintKey } from './mint-key.ts';
import { isUsedKey } from './used-keys.ts';

/** The idempotency key of the opened form. */
export interface FormKey {
  /** Minted when it is first asked for, unless the history entry holds one. */
  current(): string;
  /** Goes on with what was kept under this key. */
  adopt(key: string): void;
  /** From here on it is another application. */
  renew(): void;
  /** Writes the key into the history entry, which a link within the page may have replaced. */
  stamp(): void;
}

/** The key of this history entry, else `given`, else a new one. One that is spent is not used again. */
export function createFormKey(given: string | undefined): FormKey {
  let key: string | undefined;

  function current(): string {
    const kept = key ?? entryNow().key ?? given;
    key = kept === undefined || (key === undefined && isUsedKey('confirmed', kept)) ? mintKey() : kept;
    return key;
  }

  function adopt(newKey: string): void {
    key = newKey;
    keepKey(key);
  }

  return {
    current,
    adopt,
    renew: () => adopt(mintKey()),
    stamp: () => keepKey(current()),
  };
}
