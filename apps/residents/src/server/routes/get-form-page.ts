import { checkAlias, isLocale } from '@guichet/definition';
import type { ServiceFault } from '@guichet/service-client';
import type { FastifyInstance } from 'fastify';
import type { FoundForm } from '../../forms/form-source.ts';
import { giveSession } from '../cookies.ts';
import { toNotFoundPage } from '../not-found.ts';
import type { SiteParts } from '../site-parts.ts';
import { sendStored } from '../stored-body.ts';

export type FormParams = { Params: { locale: string; '*': string } };

/** The alias that an address names; undefined when no form can have it. */
export function aliasIn(path: string): string | undefined {
  const checked = checkAlias(path.replace(/\/+$/, ''));
  return checked.kind === 'usable' ? checked.alias : undefined;
}

/** The form that an address names. */
export async function findForm(path: string, { source }: SiteParts): Promise<FoundForm> {
  const alias = aliasIn(path);
  return alias === undefined ? { kind: 'invalidAlias' } : source.find(alias);
}

/** What a visitor is answered when the form service is the one that failed. */
export function statusOfFault(fault: ServiceFault): 502 | 504 {
  return fault === 'timedOut' ? 504 : 502;
}

/** `GET /{locale}/{formPath}`: a form that nobody has touched, from memory. */
export function addFormPage(app: FastifyInstance, parts: SiteParts): void {
  const { site, drawing, pages } = parts;
  app.get<FormParams>('/:locale/*', async (request, reply) => {
    const { locale, '*': path } = request.params;
    if (!isLocale(locale)) return toNotFoundPage(reply, site, undefined);
    if (path === '') return reply.redirect(`/${locale}`, 302);
    const found = await findForm(path, parts);
    switch (found.kind) {
      case 'invalidAlias':
        return toNotFoundPage(reply, site, locale);
      case 'failed':
        return reply
          .code(statusOfFault(found.fault))
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(drawing.loadError(locale, path, found.fault));
      case 'found':
        giveSession(request, reply);
        return sendStored(request, reply, pages.page(found.form, locale));
    }
  });
}
