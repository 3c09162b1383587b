import { onStorage } from '../on-storage.ts';

const marks = { shared: 'guichet:shared', some: 'guichet:drafts' } as const;

/**
 * Marks that a page reads before it loads anything. `shared`: a resident said that others use it, and nothing is
 * kept here. `some`: there are drafts.
 */
export function isMarked(mark: keyof typeof marks): boolean {
  return onStorage('localStorage', (storage) => storage.getItem(marks[mark])) != null;
}

export function setMark(mark: keyof typeof marks, isSet: boolean): void {
  onStorage('localStorage', (storage) => {
    if (isSet) storage.setItem(marks[mark], '1');
    else storage.removeItem(marks[mark]);
  });
}
