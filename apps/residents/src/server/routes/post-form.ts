import rateLimit from '@fastify/rate-limit';
import { isLocale } from '@guichet/definition';
import { requestSentence } from '@guichet/engine';
import { drain, isOwnPost, linkCookiesIn, perMinute } from '@guichet/form-service';
import type { FastifyInstance } from 'fastify';
import { countErrors } from '../../metrics/metrics.ts';
import type { FormPageData } from '../../pages/page-data.ts';
import { thankYouUrl } from '../../pages/site.ts';
import { answerPost, type PostAnswer } from '../../plain-post/answer-post.ts';
import { largestPost, parsePost } from '../../plain-post/parse-post.ts';
import {
  bodyOf,
  forgetFile,
  originOf,
  postedAgain,
  transientStatesOf,
} from '../../plain-post/posted-body.ts';
import { submissionKey } from '../../plain-post/submission-key.ts';
import { sessionOf } from '../cookies.ts';
import { toNotFoundPage } from '../not-found.ts';
import type { SiteParts } from '../site-parts.ts';
import { aliasIn, type FormParams, statusOfFault } from './get-form-page.ts';

const html = 'text/html; charset=utf-8';

/** `POST /{locale}/{formPath}`: a form sent without a script. */
export async function addFormPost(app: FastifyInstance, parts: SiteParts): Promise<void> {
  const { site, source, drawing, outages, receipts, ordering, maps, sources, senders, timeZone, now } = parts;
  const limited = parts.rateLimit > 0 && { rateLimit: perMinute(parts.rateLimit, senders) };
  if (limited) await app.register(rateLimit, { global: false });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: largestPost },
    (_, body, done) => done(null, body),
  );

  // Files are read as they come.
  app.addContentTypeParser('multipart/form-data', (_, body, done) => done(null, body));
  app.addHook('onResponse', async ({ raw }) => drain(raw, parts.postedFolder.sending));

  app.post<FormParams & { Body: unknown }>(
    '/:locale/*',
    { config: { takesFiles: 'multipart', ...limited } },
    async (request, reply) => {
      const { locale, '*': path } = request.params;
      reply.header('cache-control', 'no-store');
      if (!isLocale(locale)) return toNotFoundPage(reply, parts, undefined);
      if (!isOwnPost(request)) {
        return reply.code(403).type(html).send(drawing.refusal(locale, 'crossSite'));
      }
      const alias = aliasIn(path);
      if (alias === undefined) return toNotFoundPage(reply, parts, locale);
      const onBehalf = { ...senders.onBehalfOf(request), ...linkCookiesIn(request.headers.cookie ?? '') };
      const ownServer = { url: `${originOf(request)}${site.base}`, headers: onBehalf };
      const name = senders.nameOf(request);
      const sender = { name, client: parts.rateLimit > 0 ? name : undefined };
      const posted = await bodyOf(request, alias, parts, ownServer, sender);
      const parsed = posted && parsePost(posted.body);
      if (parsed === undefined) return reply.code(413).type(html).send(drawing.refusal(locale, 'tooLarge'));
      const post = { ...parsed, transientStates: transientStatesOf(posted?.refused ?? []) };
      const body = posted?.digest ?? '';
      const isAgain = post.command?.kind === 'again';
      const key = submissionKey({ pageKey: post.key, session: sessionOf(request), alias, body, isAgain });
      const environment = () => ({ now: now(), timeZone, seed: Math.floor(Math.random() * 2 ** 32) });
      const notify = (text: string) => request.log.warn({ alias }, text);
      const answer = await answerPost(
        { alias, locale, post, key, sender: name },
        {
          source,
          site,
          environment,
          ordering,
          outages,
          maps,
          sources,
          notify,
          onStopped: (form, errors) => countErrors(parts.metrics, form, errors, 'post'),
          onPage: (form, { id }) => parts.metrics?.formPage(form, id, 'post'),
          forget: (record) => forgetFile(record, ownServer.url),
        },
      );
      switch (answer.kind) {
        case 'invalidAlias':
          return toNotFoundPage(reply, parts, locale);
        case 'tooLarge':
          return reply.code(413).type(html).send(drawing.refusal(locale, 'tooLarge'));
        case 'notLoaded':
          return reply
            .code(statusOfFault(answer.fault))
            .type(html)
            .send(drawing.loadError({ locale, alias, search: '' }, answer.fault, request.id));
        case 'page':
          return reply
            .code(answer.status)
            .headers(parts.headersOf(answer.data.form.submissionType) ?? {})
            .headers(answer.status === 503 ? { 'retry-after': '5' } : {})
            .type(html)
            .send(drawing.form(withRequestId(answer, request.id)));
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
          return reply.redirect(thankYouUrl(site, locale), 303);
      }
    },
  );
}

/** Beside the sentence that sending failed, or that there is no room for it. */
function withRequestId(
  { data, status }: Extract<PostAnswer, { kind: 'page' }>,
  requestId: string,
): FormPageData {
  const { answered, locale } = data;
  if (answered?.failed !== undefined) return { ...data, answered: { ...answered, requestId } };
  if (status !== 507 || answered?.details === undefined) return data;
  const withNumber = (message: string) => `${message} ${requestSentence[locale](requestId)}`;
  const details = answered.details.map((detail) => ({ ...detail, message: withNumber(detail.message) }));
  return { ...data, answered: { ...answered, details } };
}
