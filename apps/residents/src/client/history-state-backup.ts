import { onStorage } from '@guichet/drafts/on-storage';

const name = 'guichet:spare';

/**
 * A browser that reloads a page and cannot forgets what its history entry holds. One that can reads the entry as the
 * reload begins, and misses what is written until the next page comes, which may take long. Saves the entry's state when
 * the page is left, for the next page in this tab: its answers are masked.
 */
export function backUpEntry(): void {
  onStorage('sessionStorage', (storage) => {
    const { key, sent } = history.state ?? {};
    if (key || sent) storage.setItem(name, JSON.stringify([location.pathname, history.state]));
    else storage.removeItem(name);
  });
}

/** The page is shown, perhaps again: from here on its entry is the newer one. */
export function forgetBackUp(): void {
  onStorage('sessionStorage', (storage) => storage.removeItem(name));
}

/** Restores the saved state of an entry that was loaded again: it has lost its own, or has an older one. */
export function restoreEntry(): void {
  onStorage('sessionStorage', (storage) => {
    const [path, state] = JSON.parse(storage.getItem(name) ?? '[]');
    // Absent in older browsers. After a failed reload Chromium calls the next one `replace`.
    const kind = window.navigation?.activation?.navigationType;
    const isSame = kind === 'reload' || (kind === 'replace' && history.state === null);
    if (isSame && path === location.pathname) history.replaceState(state, '');
  });
}
