import { onStorage } from '@guichet/drafts/on-storage';

const name = 'guichet:spare';

/**
 * Saves the state of the history entry when the page is left, for the next page in this tab; its answers are masked. A
 * browser reads the entry as a reload begins, and misses what is written until the next page comes, which may take long.
 * Where the reload fails, it forgets the state.
 */
export function backUpEntry(): void {
  onStorage('sessionStorage', (storage) => {
    const { key, sent } = history.state ?? {};
    if (key || sent) storage.setItem(name, JSON.stringify([location.pathname, history.state]));
    else storage.removeItem(name);
  });
}

/** Called when the page is shown, even if a browser only kept it: from then on its entry is newer than the copy. */
export function forgetBackUp(): void {
  onStorage('sessionStorage', (storage) => storage.removeItem(name));
}

/** Restores the saved state of an entry that is loaded again: the entry has lost it, or holds an older one. */
export function restoreEntry(): void {
  onStorage('sessionStorage', (storage) => {
    const [path, state] = JSON.parse(storage.getItem(name) ?? '[]');
    // Absent in older browsers. After a failed reload Chromium calls the next one `replace`.
    const kind = window.navigation?.activation?.navigationType;
    const isSame = kind === 'reload' || (kind === 'replace' && history.state === null);
    if (!isSame || path !== location.pathname) return;
    const { key, step = '' } = history.state ?? {};
    // Another step's entry of the same form: the visitor went back before this script came.
    const isOther = key === state.key && step !== (state.step ?? '');
    history.replaceState(isOther ? { ...state, step } : state, '');
  });
}
