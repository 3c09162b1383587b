import { sendByXhr } from './send.ts';
import { createUnfinished, type TabStorage } from './unfinished.ts';
import type { UploadEnvironment } from './upload-environment.ts';

/** Of the page that this runs in, and the base of its site. `storage`: where the tab remembers uploads that have begun. */
export function pageUploadEnvironment(base: string, storage: TabStorage): UploadEnvironment {
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
    unfinished: createUnfinished(storage, Date.now),
  };
}
