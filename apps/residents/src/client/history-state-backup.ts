const name = 'guichet:spare';

/**
 * A browser that reloads a page and cannot forgets what its history entry holds. Saves its state when the page is left,
 * for the next page in this tab.
 */
export function backUpEntry(): void {
  onStorage((storage) => {
    const { answers, sent } = history.state ?? {};
    if (answers || sent) storage.setItem(name, JSON.stringify([location.pathname, history.state]));
    else storage.removeItem(name);
  });
}

/** Gives an entry that was loaded again, and holds nothing any more, what was laid by of it. */
export function restoreEntry(): void {
  onStorage((storage) => {
    const [path, state] = JSON.parse(storage.getItem(name) ?? '[]');
    storage.removeItem(name);
    // Absent in older browsers. After a failed reload Chromium calls the next one `replace`.
    const kind = window.navigation?.activation?.navigationType;
    const isSame = kind === 'reload' || kind === 'replace';
    if (isSame && history.state === null && path === location.pathname) history.replaceState(state, '');
  });
}

/** Storage may be switched off or full, and then nothing can be laid by. */
function onStorage(use: (storage: Storage) => void): void {
  try {
    use(sessionStorage);
  } catch {
    // The page goes on without.
  }
}
