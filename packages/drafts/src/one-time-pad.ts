import { isMarked } from './device-marks.ts';
import { onStorage } from './on-storage.ts';

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
/** Bytes of a pad that are asked for at once. */
const stretch = 1024;

/** Under a new pad of this name, in place of the former one. Undefined where this tab keeps nothing. */
export function mask(value: object, pad: string): Masked | undefined {
  // A character for each byte.
  const text = JSON.stringify(value).replace(/[^ -~]/g, escapeCode);
  return onStorage('sessionStorage', (storage) => {
    let random = '';
    while (random.length < text.length)
      random += String.fromCharCode(...crypto.getRandomValues(new Uint8Array(stretch)));
    storage.setItem(nameOf(pad), random);
    return { pad, masked: combine(text, random) };
  });
}

/** Undefined once its pad is gone, and where others use this computer. `Value`: what was masked; nobody but this site can have. */
export function unmask<Value extends object>({ pad, masked }: Masked): Value | undefined {
  return onStorage('sessionStorage', (storage) => {
    const random = storage.getItem(nameOf(pad));
    return random === null || isMarked('shared') ? undefined : JSON.parse(combine(masked, random));
  });
}

/** Those whose names begin so. */
export function forgetPads(begin: string): void {
  onStorage('sessionStorage', (storage) => {
    for (const name of Object.keys(storage)) if (name.startsWith(nameOf(begin))) storage.removeItem(name);
  });
}

function combine(text: string, random: string): string {
  return Array.from(text, (letter, at) =>
    String.fromCharCode(letter.charCodeAt(0) ^ random.charCodeAt(at)),
  ).join('');
}

/** In JSON, of a character that is not ASCII. */
function escapeCode(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
