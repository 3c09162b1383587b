import { isLocale } from '@guichet/definition';
import type { FastifyInstance } from 'fastify';
import type { SiteParts } from '../site-parts.ts';
import { sendStored } from '../stored-body.ts';
import { aliasIn, type FormParams, statusOfFault } from './get-form-page.ts';

/**
 * `GET /prepared/{locale}/{formPath}`: `{form, texts}`, however long the form service takes. With `?version=` the form
 * as it was served under that version, where it is still known; else as it is now. A failure has a `code`:
 * `invalidAlias` (404), else a `ServiceFault` (502, 504).
 */
export function addPrepared(app: FastifyInstance, parts: SiteParts): void {
  const { source, pages } = parts;
  const invalidAlias = { code: 'invalidAlias', message: 'Invalid alias' };
  app.get<FormParams & { Querystring: { version?: unknown } }>(
    '/prepared/:locale/*',
    async (request, reply) => {
      const { locale, '*': path } = request.params;
      reply.header('cache-control', 'no-store');
      const alias = aliasIn(path);
      if (!isLocale(locale) || alias === undefined) return reply.code(404).send(invalidAlias);
      const { version } = request.query;
      // A page that is open needs no form service to change its language.
      const own = isVersion(version) ? await source.findVersion(version) : undefined;
      if (own?.path === alias) return sendStored(request, reply, pages.prepared(own, locale));
      const found = await source.find(alias);
      switch (found.kind) {
        case 'invalidAlias':
          return reply.code(404).send(invalidAlias);
        case 'failed':
          return reply
            .code(statusOfFault(found.fault))
            .send({ code: found.fault, message: 'The form service could not be used.' });
        case 'found':
          return sendStored(request, reply, pages.prepared(found.form, locale));
      }
    },
  );
}

function isVersion(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
}
