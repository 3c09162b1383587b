import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { locales } from '@guichet/definition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createPermits, linkCookiesIn } from './permits.ts';

/** Keeps forms that are not public yet from everybody who has no link to them. */
export interface HiddenForms {
  /**
   * For Fastify: names no form in the address of one that the sender may not see. So every route answers as for an alias
   * that nobody knows.
   */
  rewriteUrl(request: Pick<IncomingMessage, 'url' | 'headers'>): string;
  /** Asks from here on which forms are not public; before, none is hidden, and none is served. */
  ask(isUnpublished: (alias: string) => boolean): void;
  /**
   * Takes the signature out of an opened link and keeps it in a cookie: it is in no history and no referrer. From here
   * on the app knows whose request it answers.
   */
  takeLinks(app: FastifyInstance): void;
  /** Whether who sent the request that is being answered has the link of a form. Nobody has, outside of requests. */
  isOpened(alias: string): boolean;
  /** The cookies of links in the request that is being answered, for a form service elsewhere. */
  linkCookies(): { readonly cookie?: string };
}

const anyLocale = locales.join('|');
/** The part of an address before an alias. */
const start = new RegExp(`^/(?:(?:${anyLocale})|prepared/(?:${anyLocale})|api|orders|kept-files)/`);

/** `base`: the path that all addresses of the site begin with; requests come without it. */
export function createHiddenForms(secret: string, base: string): HiddenForms {
  const permits = createPermits(secret);
  let isUnpublished: (alias: string) => boolean = () => false;
  const requests = new AsyncLocalStorage<{ readonly cookies: string }>();

  function isPermitted(alias: string, query: string, cookies = ''): boolean {
    const given = new URLSearchParams(query).get('link') ?? '';
    return permits.isGood(alias, given) || permits.isInCookies(alias, cookies);
  }

  return {
    rewriteUrl({ url = '/', headers }) {
      const [path = '/', query = ''] = url.split('?', 2);
      const alias = aliasesIn(path).find(isUnpublished);
      if (alias === undefined || isPermitted(alias, query, headers.cookie)) return url;
      const [prefix = '/'] = start.exec(path) ?? [];
      return `${prefix}-${/\/submission\/?$/.test(path) ? '/submission' : ''}`;
    },
    ask(asked) {
      isUnpublished = asked;
    },
    isOpened: (alias) => permits.isInCookies(alias, requests.getStore()?.cookies ?? ''),
    linkCookies: () => linkCookiesIn(requests.getStore()?.cookies ?? ''),
    takeLinks(app) {
      app.addHook('onRequest', async (request, reply) => {
        if (!request.url.includes('link=')) return;
        const [path = '/', query = ''] = request.url.split('?', 2);
        const given = new URLSearchParams(query).get('link') ?? '';
        const alias = aliasesIn(path).find((one) => permits.isGood(one, given));
        if (alias === undefined) return;
        const secure = request.protocol === 'https' ? '; Secure' : '';
        // Lax: the link stands in an e-mail, and the redirect must bring the cookie.
        reply.header(
          'set-cookie',
          `${permits.cookieOf(alias)}=${given}; Path=${base || '/'}; HttpOnly${secure}; SameSite=Lax`,
        );
        return reply.header('cache-control', 'no-store').redirect(`${base}${path}`, 303);
      });
      // Reading a body ends in the context of its connection: the request is named again behind it.
      const name = ({ headers }: FastifyRequest, _: FastifyReply, done: () => void) =>
        requests.run({ cookies: headers.cookie ?? '' }, done);
      app.addHook('onRequest', name);
      app.addHook('preValidation', name);
    },
  };
}

/** The aliases that an address may be about: one may have slashes, and more may follow it, as in `/submission`. */
function aliasesIn(path: string): readonly string[] {
  const [prefix] = start.exec(path) ?? [];
  if (prefix === undefined) return [];
  const parts = decoded(path.slice(prefix.length)).split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

function decoded(path: string): string {
  try {
    // Each request comes by here, and hardly any is encoded.
    return (path.includes('%') ? decodeURIComponent(path) : path).trim().toLowerCase();
  } catch {
    return path;
  }
}
