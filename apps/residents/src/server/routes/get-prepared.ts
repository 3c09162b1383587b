import { isLocale } from '@guichet/definition';
import type { FastifyInstance } from 'fastify';
import type { SiteParts } from '../site-parts.ts';
import { sendStored } from '../stored-body.ts';
import { type FormParams, findForm, statusOfFault } from './get-form-page.ts';

/**
 * `GET /prepared/{locale}/{formPath}`: `{form, texts}`. With `?version=` the form as it was served under
 * that version, where it is still known; else as it is now.
 */
export function addPrepared(app: FastifyInstance, parts: SiteParts): void {
  const { source, pages } = parts;
  app.get<FormParams & { Querystring: { version?: unknown } }>(
    '/prepared/:locale/*',
    async (request, reply) => {
      const { locale, '*': path } = request.params;
      const found = isLocale(locale) ? await findForm(path, parts) : { kind: 'invalidAlias' as const };
      if (!isLocale(locale) || found.kind === 'invalidAlias') {
        return reply.code(404).send({ code: 'invalidAlias', message: 'Invalid alias' });
      }
      if (found.kind === 'failed') {
        return reply
          .code(statusOfFault(found.fault))
          .send({ code: found.fault, message: 'The form service could not be used.' });
      }
      const { version } = request.query;
      const asked =
        typeof version === 'string' && /^[0-9a-f]{64}$/.test(version) && version !== found.form.version
          ? await source.findVersion(version)
          : undefined;
      return sendStored(
        request,
        reply,
        pages.prepared(asked?.path === found.form.path ? asked : found.form, locale),
      );
    },
  );
}
