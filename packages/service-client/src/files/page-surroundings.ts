import { sendByXhr } from './send.ts';
import type { Surroundings } from './surroundings.ts';
import { createUnfinished } from './unfinished.ts';

/** Of the page that this runs in. What is heavy begins to load, since it may be needed when there is no connection. */
export function pageSurroundings(): Surroundings {
  const loadTus = () => import('./tus.ts');
  loadTus().catch(() => undefined);
  return {
    loadTus,
    origin: location.origin,
    send: sendByXhr,
    connection: {
      isOnline: () => navigator.onLine,
      onOnline(listener) {
        addEventListener('online', listener);
        return () => removeEventListener('online', listener);
      },
    },
    unfinished: createUnfinished(openStorage(), Date.now),
  };
}

function openStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
