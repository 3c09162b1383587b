import { onStorage } from '@guichet/drafts/on-storage';

const name = 'guichet:spare';

/**
 * A browser that reloads a page and cannot forgets what its history entry holds. Saves its state when the page is left,
 * for the next page in this tab: its answers are masked.
 */
export function backUpEntry(): void {
  onStorage('sessionStorage', (storage) => {
    const { key, sent } = history.state ?? {};
    if (key || sent) storage.setItem(name, JSON.stringify([location.pathname, history.state]));
    else storage.removeItem(name);
  });
}

/** Restores the saved state of an entry that was loaded again and lost its own. */
export function restoreEntry(): void {
  onStorage('sessionStorage', (storage) => {
    const [path, state] = JSON.parse(storage.getItem(name) ?? '[]');
    storage.removeItem(name);
    // Absent in older browsers. After a failed reload Chromium calls the next one `replace`.
    const kind = window.navigation?.activation?.navigationType;
    const isSame = kind === 'reload' || kind === 'replace';
    if (isSame && history.state === null && path === location.pathname) history.replaceState(state, '');
  });
}
