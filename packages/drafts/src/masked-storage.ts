import { isMarked } from './device-marks.ts';
import { onStorage } from './on-storage.ts';
import { forgetPads, mask, unmask } from './one-time-pad.ts';

/** The tab's storage, for texts that hold answers: nobody reads them once their pads are gone. */
export const maskedStorage = {
  getItem(name: string): string | null {
    const masked = onStorage('sessionStorage', (storage) => storage.getItem(name));
    return (masked && unmask<readonly string[]>({ pad: name, masked })?.[0]) || null;
  },
  /** Nothing where others use this computer. */
  setItem(name: string, text: string): void {
    const masked = isMarked('shared') ? undefined : mask([text], name);
    onStorage('sessionStorage', (storage) => masked && storage.setItem(name, masked.masked));
  },
  removeItem(name: string): void {
    onStorage('sessionStorage', (storage) => storage.removeItem(name));
    forgetPads(name);
  },
};
