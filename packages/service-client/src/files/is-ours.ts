import { parseUrl } from './parse-url.ts';
import type { UploadEnvironment } from './upload-environment.ts';

/** Whether an address is on the page's own server: no other is asked. */
export function isOurs(address: string, { origin }: UploadEnvironment): boolean {
  return parseUrl(address, origin)?.origin === origin;
}
