import { onStorage } from '@guichet/drafts/on-storage';

/**
 * A value that is read with a pad in this tab's session storage. Neither says anything without the other: once the pad
 * is gone, so is the value, in entries of the history too that no script can reach.
 */
export interface Masked {
  /** The name of its pad. */
  readonly pad: string;
  /** A character for each byte. */
  readonly masked: string;
}

const nameOf = (pad: string) => `guichet:pad:${pad}`;
/** As many bytes as a browser gives at once. */
const maxRandom = 65_536;

/** Under a new pad of this name, in place of the former one. Undefined where this tab keeps nothing. */
export function mask(value: object, pad: string): Masked | undefined {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const random = new Uint8Array(bytes.length);
  for (let from = 0; from < random.length; from += maxRandom)
    crypto.getRandomValues(random.subarray(from, from + maxRandom));
  return onStorage('sessionStorage', (storage) => {
    storage.setItem(nameOf(pad), lettersOf(random));
    return { pad, masked: lettersOf(bytes.map((byte, at) => byte ^ (random[at] ?? 0))) };
  });
}

/** Undefined once its pad is gone. `Value`: what was masked; nobody but this site can have. */
export function unmask<Value extends object>({ pad, masked }: Masked): Value | undefined {
  return onStorage('sessionStorage', (storage) => {
    const random = storage.getItem(nameOf(pad));
    if (random === null) return undefined;
    const bytes = Uint8Array.from(masked, (letter, at) => letter.charCodeAt(0) ^ random.charCodeAt(at));
    return JSON.parse(new TextDecoder().decode(bytes));
  });
}

/** Those whose names begin so. */
export function forgetPads(begin: string): void {
  onStorage('sessionStorage', (storage) => {
    for (const name of Object.keys(storage)) if (name.startsWith(nameOf(begin))) storage.removeItem(name);
  });
}

function lettersOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
