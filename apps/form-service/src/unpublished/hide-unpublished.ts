import { AsyncLocalStorage } from 'node:async_hooks';
import { locales } from '@guichet/definition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createPermits, linkCookiesIn } from './permits.ts';

/** Knows who has the link to a form that is not public yet: what serves forms keeps it from everybody else. */
export interface HiddenForms {
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
  const requests = new AsyncLocalStorage<{ readonly cookies: string }>();

  return {
    isOpened: (alias) => permits.isInCookies(alias, requests.getStore()?.cookies ?? ''),
    linkCookies: () => linkCookiesIn(requests.getStore()?.cookies ?? ''),
    takeLinks(app) {
      app.addHook('onRequest', (request, reply, done) => {
        if (!request.url.includes('link=')) return done();
        const [path, query] = cut(request.url);
        const given = new URLSearchParams(query).get('link') ?? '';
        const alias = findAlias(path, (candidate) => permits.isGood(candidate, given));
        if (alias === undefined) return done();
        const secure = request.protocol === 'https' ? '; Secure' : '';
        // Lax: the link stands in an e-mail, and the redirect must bring the cookie.
        reply.header(
          'set-cookie',
          `${permits.cookieOf(alias)}=${given}; Path=${base || '/'}; HttpOnly${secure}; SameSite=Lax`,
        );
        reply.header('cache-control', 'no-store').redirect(`${base}${path}`, 303);
      });
      // Reading a body ends in the context of its connection: the request is named again behind it. Without a
      // cookie it needs no context of its own, unless it begins in that of another request.
      const name = ({ headers: { cookie } }: FastifyRequest, _: FastifyReply, done: () => void) =>
        cookie === undefined && requests.getStore() === undefined
          ? done()
          : requests.run({ cookies: cookie ?? '' }, done);
      app.addHook('onRequest', name);
      app.addHook('preValidation', name);
    },
  };
}

/** An address before and after its question mark. */
function cut(url: string): readonly [path: string, query: string] {
  const mark = url.indexOf('?');
  return mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
}

/**
 * The first alias that fits of those that an address may be about: one may have slashes, and more may follow it, as in
 * `/submission`.
 */
function findAlias(path: string, fits: (alias: string) => boolean): string | undefined {
  const [prefix] = start.exec(path) ?? [];
  if (prefix === undefined) return undefined;
  const rest = decoded(path.slice(prefix.length));
  let end = -1;
  do {
    end = rest.indexOf('/', end + 1);
    const alias = end === -1 ? rest : rest.slice(0, end);
    if (fits(alias)) return alias;
  } while (end !== -1);
  return undefined;
}

function decoded(path: string): string {
  try {
    // Hardly any is encoded.
    return (path.includes('%') ? decodeURIComponent(path) : path).trim().toLowerCase();
  } catch {
    return path;
  }
}
