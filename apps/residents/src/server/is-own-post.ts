import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a post comes from a page of this site. Browsers say so themselves; what says nothing at all is
 * no browser, and carries nobody's cookies against their will.
 */
export function isOwnPost(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string') return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return URL.parse(origin)?.host === host;
}
