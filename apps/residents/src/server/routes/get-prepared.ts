import { isLocale } from '@guichet/definition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SourcedForm } from '../../forms/form-source.ts';
import type { SiteParts } from '../site-parts.ts';
import { sendStored } from '../stored-body.ts';
import { aliasIn, type FormAsked, type FormParams, statusOfFault } from './get-form-page.ts';

type PreparedRequest = FormParams & { Querystring: { version?: unknown } };

/**
 * `GET /prepared/{locale}/{formPath}`: `{form, texts}`, however long the form service takes. With `?version=` the form
 * as it was served under that version, where it is still known; else as it is now. A failure has a `code`:
 * `invalidAlias` (404), else a `ServiceFault` (502, 504).
 */
export function addPrepared(app: FastifyInstance, parts: SiteParts): void {
  const { source, pages } = parts;
  const invalidAlias = { code: 'invalidAlias', message: 'Invalid alias' };
  app.get<PreparedRequest>('/prepared/:locale/*', (request, reply) => {
    const { locale, '*': path } = request.params;
    reply.header('cache-control', 'no-store');
    const alias = aliasIn(path);
    if (!isLocale(locale) || alias === undefined) return reply.code(404).send(invalidAlias);
    const { version } = request.query;
    const asked = { locale, alias };
    if (isVersion(version)) return answerVersion(request, reply, asked, version);
    const found = source.find(alias);
    return found instanceof Promise
      ? found.then((late) => answer(request, reply, asked, late))
      : answer(request, reply, asked, found);
  });

  /** A page that is open needs no form service to change its language. */
  async function answerVersion(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: FormAsked,
    version: string,
  ): Promise<FastifyReply> {
    const requestedForm = await source.findVersion(version);
    if (requestedForm?.path === asked.alias)
      return sendStored(request, reply, pages.prepared(requestedForm, asked.locale));
    return answer(request, reply, asked, await source.find(asked.alias));
  }

  function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { locale }: FormAsked,
    found: SourcedForm,
  ): FastifyReply {
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
  }
}

function isVersion(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
}
