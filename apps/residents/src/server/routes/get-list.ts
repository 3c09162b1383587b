import { inEveryLocale, isLocale, type Locale, languageTags, titleOf } from '@guichet/definition';
import { bestLocale } from '@guichet/form-service';
import type { FormSummary } from '@guichet/service-client';
import type { FastifyInstance } from 'fastify';
import { isFound, longestSearchTerm, searchWordsOf } from '../../pages/find-forms.ts';
import type { FormList, ListedForm } from '../../pages/list-page.tsx';
import { listUrl } from '../../pages/site.ts';
import { toNotFoundPage } from '../not-found.ts';
import type { SiteParts } from '../site-parts.ts';
import { aliasIn, statusOfFault } from './get-form-page.ts';

/** So many forms are taken in at a glance; of more a visitor searches. */
const fewForms = 10;

const collators = inEveryLocale((locale) => new Intl.Collator(languageTags[locale], { numeric: true }));

type ListRoute = { Params: { locale: string }; Querystring: { q?: unknown } };

/** `GET /`: to the visitor's language. `GET /{locale}`: all forms, by title; with `?q=` those that it finds. */
export function addList(app: FastifyInstance, parts: SiteParts): void {
  const { site, source, drawing } = parts;

  app.get('/', async (request, reply) =>
    reply
      .header('vary', 'Accept-Language')
      .header('cache-control', 'no-cache')
      .redirect(listUrl(site, bestLocale(request.headers['accept-language'])), 302),
  );

  app.get<ListRoute>('/:locale', async (request, reply) => {
    const { locale } = request.params;
    if (!isLocale(locale)) return toNotFoundPage(reply, parts, undefined);
    reply.type('text/html; charset=utf-8');
    const outcome = await source.list();
    if (outcome.kind === 'listed') {
      const list = listOf(outcome.forms, locale, termIn(request.query.q));
      return reply.header('cache-control', 'no-cache').send(drawing.list(locale, list));
    }
    const { fault } = outcome;
    // A service elsewhere need not list its forms: they open by their address all the same.
    if (fault === 'refused' || fault === 'notAForm') {
      return reply.header('cache-control', 'no-cache').send(drawing.list(locale, { kind: 'notListed' }));
    }
    return reply
      .code(statusOfFault(fault))
      .header('cache-control', 'no-store')
      .send(drawing.list(locale, { kind: 'failed', fault }));
  });
}

/** The search term: one text of bounded length. */
function termIn(query: unknown): string {
  return typeof query === 'string' ? query.slice(0, longestSearchTerm).toWellFormed().trim() : '';
}

function listOf(summaries: readonly FormSummary[], locale: Locale, term: string): FormList {
  const all = summaries.flatMap((form): ListedForm[] => {
    if (form.settings?.listed === false) return [];
    const alias = aliasIn(form.path);
    return alias === undefined ? [] : [{ alias, title: titleOf(form, locale) }];
  });
  if (all.length === 0) return { kind: 'notListed' };
  const { compare } = collators[locale];
  all.sort((left, right) => compare(left.title, right.title) || compare(left.alias, right.alias));
  if (all.length <= fewForms) return { kind: 'listed', forms: all, search: undefined };
  const words = searchWordsOf(term);
  const forms = all.filter(({ title }) => isFound(title, words));
  return { kind: 'listed', forms, search: { term: words.length === 0 ? '' : term } };
}
