import { onStorage } from './on-storage.ts';

/** `shared`: a resident said that others use this device, and nothing is kept here. `drafts`: there are some. */
export type DeviceMark = 'shared' | 'drafts';

/** Whether a mark is set, which a page asks before it loads anything else of drafts. */
export function isMarked(mark: DeviceMark): boolean {
  return onStorage('localStorage', (storage) => storage.getItem(markName(mark))) === '1';
}

export function markName(mark: DeviceMark): string {
  return `guichet:${mark}`;
}
