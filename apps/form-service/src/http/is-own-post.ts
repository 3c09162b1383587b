import type { FastifyRequest } from 'fastify';

/** `host`: as the browser knows it, also behind a proxy that is trusted. */
type Asked = Pick<FastifyRequest, 'headers' | 'host'>;

/**
 * Whether a post comes from a page of this site. Browsers say so themselves; a request that says nothing at all comes
 * from a program, which carries nobody's cookies against their will.
 */
export function isOwnPost({ headers, host }: Asked): boolean {
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string') return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  return URL.parse(origin)?.host === host;
}

/** The same, or from a page of one of these origins, which may show our forms. */
export function isAllowedPost(asked: Asked, origins: readonly string[]): boolean {
  const { origin } = asked.headers;
  return (origin !== undefined && origins.includes(origin)) || isOwnPost(asked);
}
