import { pageConnection } from './connection.ts';
import { sendByXhr } from './send.ts';
import type { UnfinishedUploads } from './unfinished.ts';
import type { UploadEnvironment } from './upload-environment.ts';

/** Lets the current page upload files to the site at `base`. `unfinished` remembers uploads that have begun in this tab. */
export function pageUploadEnvironment(base: string, unfinished: UnfinishedUploads): UploadEnvironment {
  return {
    origin: location.origin,
    base,
    send: sendByXhr(base),
    connection: pageConnection,
    unfinished,
  };
}
