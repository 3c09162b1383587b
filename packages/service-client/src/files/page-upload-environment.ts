import { sendByXhr } from './send.ts';
import { createUnfinished, type TabStorage } from './unfinished.ts';
import type { UploadEnvironment } from './upload-environment.ts';

/** Lets the current page upload files to the site at `base`. `storage` remembers uploads that have begun in this tab. */
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
