import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { isLocale } from '@guichet/definition';
import type { FastifyInstance } from 'fastify';
import { thankYouUrl } from '../../pages/site.ts';
import { answerPost } from '../../plain-post/answer-post.ts';
import { largestPost, parsePost } from '../../plain-post/parse-post.ts';
import { asidesOf, bodyOf, forgetFile, originOf, postedAgain } from '../../plain-post/posted-body.ts';
import { submissionKey } from '../../plain-post/submission-key.ts';
import { sessionOf } from '../cookies.ts';
import { isOwnPost } from '../is-own-post.ts';
import { toNotFoundPage } from '../not-found.ts';
import type { SiteParts } from '../site-parts.ts';
import { aliasIn, type FormParams, statusOfFault } from './get-form-page.ts';

const html = 'text/html; charset=utf-8';

/** `POST /{locale}/{formPath}`: a form sent without a script. */
export async function addFormPost(app: FastifyInstance, parts: SiteParts): Promise<void> {
  const { site, source, drawing, outages, receipts, ordering, maps, sources, timeZone, now } = parts;
  const limit = { max: parts.rateLimit, timeWindow: '1 minute' };
  if (parts.rateLimit > 0) await app.register(rateLimit, { global: false, ...limit });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: largestPost },
    (_, body, done) => done(null, body),
  );

  // What is too large is told at its field.
  await app.register(multipart, { throwFileSizeLimit: false });

  app.post<FormParams & { Body: unknown }>(
    '/:locale/*',
    { config: { takesFiles: true, ...(parts.rateLimit > 0 && { rateLimit: limit }) } },
    async (request, reply) => {
      const { locale, '*': path } = request.params;
      reply.header('cache-control', 'no-store');
      if (!isLocale(locale)) return toNotFoundPage(reply, parts, undefined);
      if (!isOwnPost(request.headers)) {
        return reply.code(403).type(html).send(drawing.refusal(locale, 'crossSite'));
      }
      const alias = aliasIn(path);
      if (alias === undefined) return toNotFoundPage(reply, parts, locale);
      const origin = originOf(request);
      const posted = await bodyOf(request, alias, parts, origin);
      const parsed = posted && parsePost(posted.body);
      if (parsed === undefined) return reply.code(413).type(html).send(drawing.refusal(locale, 'tooLarge'));
      const post = { ...parsed, asides: asidesOf(posted?.refused ?? []) };
      const body = posted?.digest ?? '';
      const isAgain = post.intent === 'again';
      const key = submissionKey({ pageKey: post.key, session: sessionOf(request), alias, body, isAgain });
      const environment = () => ({ now: now(), timeZone, seed: Math.floor(Math.random() * 2 ** 32) });
      const tell = (text: string) => request.log.warn({ alias }, text);
      const answer = await answerPost(
        { alias, locale, post, key },
        {
          source,
          site,
          environment,
          ordering,
          outages,
          maps,
          sources,
          tell,
          forget: (record) => forgetFile(record, origin),
        },
      );
      switch (answer.kind) {
        case 'invalidAlias':
          return toNotFoundPage(reply, parts, locale);
        case 'notLoaded':
          return reply
            .code(statusOfFault(answer.fault))
            .type(html)
            .send(drawing.loadError(locale, alias, answer.fault));
        case 'page':
          return reply
            .code(answer.status)
            .headers(parts.headersOf(answer.data.form.submissionType) ?? {})
            .type(html)
            .send(drawing.form(answer.data));
        case 'leave':
          if (answer.left !== undefined) parts.left.keep(request, reply, [locale, alias], answer.left);
          return reply
            .headers(parts.headersOf(answer.type) ?? {})
            .type(html)
            .send(
              drawing.leaving({ ...answer, locale, alias, posted: postedAgain(posted?.body ?? '', key.key) }),
            );
        case 'saved':
          receipts.give(request, reply, { ...answer, receivedAt: now() });
          return reply.redirect(thankYouUrl(locale), 303);
      }
    },
  );
}
