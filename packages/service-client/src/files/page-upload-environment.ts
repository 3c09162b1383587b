import { sendByXhr } from './send.ts';
import { createUnfinished } from './unfinished.ts';
import type { UploadEnvironment } from './upload-environment.ts';

/** Of the page that this runs in, and the base of its site. */
export function pageUploadEnvironment(base: string): UploadEnvironment {
  return {
    origin: location.origin,
    base,
    send: sendByXhr(base),
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
