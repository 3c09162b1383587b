import { createHash } from 'node:crypto';
import { createSignedLinks } from '../uploads/signed-link.ts';

/** The signature that opens a form which is not public yet: in a link, then in a cookie. */
export interface Permits {
  sign(alias: string): string;
  isGood(alias: string, signature: string): boolean;
  cookieOf(alias: string): string;
  /** `cookies`: the header. */
  isInCookies(alias: string, cookies: string): boolean;
}

const purpose = 'unpublished form';

export function createPermits(secret: string): Permits {
  const links = createSignedLinks(secret);
  const isGood = (alias: string, signature: string) => links.isSigned(purpose, alias, signature);
  const cookieOf = (alias: string) =>
    `guichet-form-${createHash('sha256').update(alias).digest('hex').slice(0, 12)}`;
  return {
    sign: (alias) => links.sign(purpose, alias),
    isGood,
    cookieOf,
    isInCookies(alias, cookies) {
      const start = `${cookieOf(alias)}=`;
      return cookies
        .split(/;\s*/)
        .some((cookie) => cookie.startsWith(start) && isGood(alias, cookie.slice(start.length)));
    },
  };
}

/** The cookies that opened links left, good or not, for a call on behalf of their owner: nothing else of the visitor. */
export function linkCookiesIn(cookies: string): { readonly cookie?: string } {
  const ours = cookies.split(/;\s*/).filter((cookie) => /^guichet-form-[\da-f]{12}=[\w-]+$/.test(cookie));
  return ours.length === 0 ? {} : { cookie: ours.join('; ') };
}
