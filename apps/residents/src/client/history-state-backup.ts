import { isMarked } from '@guichet/drafts/device-marks';
import { onStorage } from '@guichet/drafts/on-storage';

const name = 'guichet:spare';

/**
 * A browser that reloads a page and cannot forgets what its history entry holds. Saves its state when the page is left,
 * for the next page in this tab: without answers, where a draft holds them, and without those of a thank-you page.
 */
export function backUpEntry(): void {
  onStorage('sessionStorage', (storage) => {
    const { key, answers, sent, ...rest } = history.state ?? {};
    const state = {
      ...{ ...rest, key },
      ...(answers && !isMarked('drafts') && { answers }),
      ...(sent && { sent: { ...sent, data: {} } }),
    };
    if (key || sent) storage.setItem(name, JSON.stringify([location.pathname, state]));
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
