import type { IncomingMessage } from 'node:http';
import { locales } from '@guichet/definition';
import type { FastifyInstance } from 'fastify';
import { createPermits } from './permits.ts';

/** Keeps forms that are not public yet from everybody who has no link to them. */
export interface HiddenForms {
  /**
   * For Fastify: names no form in the address of one that the sender may not see. So every route answers as for an alias
   * that nobody knows.
   */
  rewriteUrl(request: Pick<IncomingMessage, 'url' | 'headers'>): string;
  /** Asks from here on which forms are not public; before, none is hidden, and none is served. */
  ask(isUnpublished: (alias: string) => boolean): void;
  /** Takes the signature out of an opened link and keeps it in a cookie: it is in no history and no referrer. */
  takeLinks(app: FastifyInstance): void;
}

const anyLocale = locales.join('|');
/** The part of an address before an alias. */
const start = new RegExp(`^/(?:(?:${anyLocale})|prepared/(?:${anyLocale})|api|orders|kept-files)/`);

/** `base`: the path that all addresses of the site begin with; requests come without it. */
export function createHiddenForms(secret: string, base: string): HiddenForms {
  const permits = createPermits(secret);
  let isUnpublished: (alias: string) => boolean = () => false;

  /** The form that an address is about, where it is hidden. */
  function hiddenIn(path: string): string | undefined {
    const [prefix] = start.exec(path) ?? [];
    if (prefix === undefined) return undefined;
    const parts = decoded(path.slice(prefix.length)).split('/');
    // An alias may have slashes, and more may follow it, as in `/submission`.
    return parts.map((_, index) => parts.slice(0, index + 1).join('/')).find(isUnpublished);
  }

  function isPermitted(alias: string, query: string, cookies = ''): boolean {
    const given = new URLSearchParams(query).get('link') ?? '';
    return permits.isGood(alias, given) || permits.isInCookies(alias, cookies);
  }

  return {
    rewriteUrl({ url = '/', headers }) {
      const [path = '/', query = ''] = url.split('?', 2);
      const alias = hiddenIn(path);
      if (alias === undefined || isPermitted(alias, query, headers.cookie)) return url;
      const [prefix = '/'] = start.exec(path) ?? [];
      return `${prefix}-${/\/submission\/?$/.test(path) ? '/submission' : ''}`;
    },
    ask(asked) {
      isUnpublished = asked;
    },
    takeLinks(app) {
      app.addHook('onRequest', async (request, reply) => {
        if (!request.url.includes('link=')) return;
        const [path = '/', query = ''] = request.url.split('?', 2);
        const alias = hiddenIn(path);
        const given = new URLSearchParams(query).get('link') ?? '';
        if (alias === undefined || !permits.isGood(alias, given)) return;
        const secure = request.protocol === 'https' ? '; Secure' : '';
        // Lax: the link stands in an e-mail, and the redirect must bring the cookie.
        reply.header(
          'set-cookie',
          `${permits.cookieOf(alias)}=${given}; Path=${base || '/'}; HttpOnly${secure}; SameSite=Lax`,
        );
        return reply.header('cache-control', 'no-store').redirect(`${base}${path}`, 303);
      });
    },
  };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path).trim().toLowerCase();
  } catch {
    return path;
  }
}
