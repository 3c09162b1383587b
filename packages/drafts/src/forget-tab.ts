import { onStorage } from './on-storage.ts';

/**
 * Names under which a tab holds answers: a payment that was begun, names of files, a copy of its history entry, and pads
 * without which no entry shows any.
 */
const names = /^guichet:(left:|uploads|spare|pad:)/;

export function forgetTab(): void {
  onStorage('sessionStorage', (storage) => {
    for (const name of Object.keys(storage)) if (names.test(name)) storage.removeItem(name);
  });
}
