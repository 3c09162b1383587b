import { isLocale, titleOf } from '@guichet/definition';
import type { FastifyInstance } from 'fastify';
import { bestLocale } from '../best-locale.ts';
import { toNotFoundPage } from '../not-found.ts';
import type { SiteParts } from '../site-parts.ts';
import { aliasIn } from './get-form-page.ts';

/** `GET /`: to the visitor's language. `GET /{locale}`: all forms, by title. */
export function addList(app: FastifyInstance, parts: SiteParts): void {
  const { site, source, drawing } = parts;

  app.get('/', async (request, reply) =>
    reply
      .header('vary', 'Accept-Language')
      .header('cache-control', 'no-cache')
      .redirect(`/${bestLocale(request.headers['accept-language'])}`, 302),
  );

  app.get<{ Params: { locale: string } }>('/:locale', async (request, reply) => {
    const { locale } = request.params;
    if (!isLocale(locale)) return toNotFoundPage(reply, site, undefined);
    const outcome = await source.list();
    // A service elsewhere need not list its forms: they open by their address all the same.
    const summaries = outcome.kind === 'listed' ? outcome.forms : [];
    const forms = summaries.flatMap(({ path, title, properties }) => {
      const alias = aliasIn(path);
      return alias === undefined ? [] : [{ alias, title: titleOf({ path, title, properties }, locale) }];
    });
    forms.sort((one, other) => one.title.localeCompare(other.title, locale));
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(drawing.list(locale, forms));
  });
}
