import { checkAlias, isLocale, type Locale } from '@guichet/definition';
import type { ServiceFault } from '@guichet/service-client';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SourcedForm } from '../../forms/form-source.ts';
import { listUrl } from '../../pages/site.ts';
import { answerWithin } from '../answer-within.ts';
import { giveSession } from '../cookies.ts';
import { toNotFoundPage } from '../not-found.ts';
import { paymentResultOf, returnedPage } from '../returned-page.ts';
import type { SiteParts } from '../site-parts.ts';
import { sendStored } from '../stored-body.ts';

/** A visitor whose form takes longer gets a small page first, which loads it; in milliseconds. Source: product plan. */
const timeoutMs = 300;

const html = 'text/html; charset=utf-8';

export type FormParams = { Params: { locale: string; '*': string } };

/** The alias that an address names; undefined when no form can have it. */
export function aliasIn(path: string): string | undefined {
  const checked = checkAlias(path.replace(/\/+$/, ''));
  return checked.kind === 'usable' ? checked.alias : undefined;
}

/** The query of an address with its question mark, or nothing. */
function searchOf({ url }: FastifyRequest): string {
  return /\?.+/.exec(url)?.[0] ?? '';
}

/** The HTTP status for a fault of the form service. */
export function statusOfFault(fault: ServiceFault): 502 | 504 {
  return fault === 'timedOut' ? 504 : 502;
}

type FormRequest = FormParams & { Querystring: { wait?: unknown; payment?: unknown } };

/** A form in a language, as an address names it. */
export interface FormAsked {
  readonly locale: Locale;
  readonly alias: string;
}

/**
 * `GET /{locale}/{formPath}`: a form that nobody has touched, from memory. While a slow form service is
 * waited for, a small page that loads the form; with `?wait=...` the form itself, however long it takes.
 */
export function addFormPage(app: FastifyInstance, parts: SiteParts): void {
  const { site, source, drawing, pages } = parts;
  app.get<FormRequest>('/:locale/*', (request, reply) => {
    const { locale, '*': path } = request.params;
    if (!isLocale(locale)) return toNotFoundPage(reply, parts, undefined);
    if (path === '') return reply.redirect(listUrl(site, locale), 302);
    const alias = aliasIn(path);
    if (alias === undefined) return toNotFoundPage(reply, parts, locale);
    const asked = { locale, alias };
    const found = source.find(alias);
    // A form in memory waits for no promise.
    if (!(found instanceof Promise)) return answer(request, reply, asked, found);
    const inTime = request.query.wait === undefined ? answerWithin(found, timeoutMs) : found;
    return inTime.then((late) => answer(request, reply, asked, late));
  });

  function answer(
    request: FastifyRequest<FormRequest>,
    reply: FastifyReply,
    { locale, alias }: FormAsked,
    found: SourcedForm | undefined,
  ): FastifyReply {
    switch (found?.kind) {
      case undefined:
        return reply
          .header('cache-control', 'no-store')
          .type(html)
          .send(drawing.loading(locale, alias, searchOf(request)));
      case 'invalidAlias':
        return toNotFoundPage(reply, parts, locale);
      case 'failed':
        return reply
          .code(statusOfFault(found.fault))
          .header('cache-control', 'no-store')
          .type(html)
          .send(drawing.loadError({ locale, alias, search: searchOf(request) }, found.fault, request.id));
      case 'found': {
        giveSession(request, reply, site);
        const headers = parts.headersOf(found.form.submissionType, found.form.styleSheet);
        if (headers !== undefined) reply.headers(headers);
        const returned = returnedPage(found.form, locale, request, reply, parts);
        if (returned !== undefined)
          return reply.header('cache-control', 'no-store').type(html).send(drawing.form(returned));
        const result = paymentResultOf(found.form, request);
        if (result !== undefined)
          return reply
            .header('cache-control', 'no-store')
            .type(html)
            .send(pages.returned(found.form, locale, result));
        parts.metrics?.page(found.form, locale);
        // The body is everybody's. The cookie is not, nor a form that only a link opens: no cache in between keeps them.
        return sendStored(request, reply, pages.page(found.form, locale), 'private, no-cache');
      }
    }
  }
}
