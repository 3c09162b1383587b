import { Readable } from 'node:stream';
import { isLocale, type Locale } from '@guichet/definition';
import { formatInstant } from '@guichet/engine/formats';
import { bestLocale, type Clerk, type DeskDeletion, isOwnPost } from '@guichet/form-service';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toNotFoundPage } from '../server/not-found.ts';
import { aliasIn } from '../server/routes/get-form-page.ts';
import { activityView } from './activity-view.tsx';
import { deskSentences } from './desk-messages.ts';
import type { DeskParts } from './desk-parts.ts';
import { createDeskSessions, isSame } from './desk-sessions.ts';
import { deskUrl, submissionsUrl, submissionUrl } from './desk-urls.ts';
import { type DeskReader, type DeskView, drawDesk, signOutPurpose } from './desk-view.tsx';
import { formsView } from './forms-view.tsx';
import { foundView } from './found-view.tsx';
import { removePurpose, removeView } from './remove-view.tsx';
import { createSignInTries } from './sign-in-tries.ts';
import { signInView } from './sign-in-view.tsx';
import { submissionView } from './submission-view.tsx';
import { submissionsView } from './submissions-view.tsx';

/** Somebody who has signed in. */
type SignedIn = DeskReader & { readonly session: NonNullable<DeskReader['session']> };

type Asked = FastifyRequest<{ Params: Readonly<Record<string, string>> }>;

const html = 'text/html; charset=utf-8';

/** In bytes: the longest secret, an address and a key. */
const largestPost = 8 * 1024;

/** The pages below `/desk`. Nobody gets anything but the way to sign in without the right to read. */
export async function addDesk(app: FastifyInstance, parts: DeskParts): Promise<void> {
  const { desk, operators, secret, site, drawing, senders, now } = parts;
  const sessions = createDeskSessions(secret, { site, operators, signIns: desk.signIns, now });
  const tries = createSignInTries(desk.signIns, now);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: largestPost },
    (_, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });

  const send = (reply: FastifyReply, reader: DeskReader, view: DeskView, status = 200) =>
    reply
      .code(status)
      .type(html)
      .send(drawDesk(drawing, reader, view));

  /** Answers clerks who signed in; others are asked to, and see that page afterwards. */
  const signedIn =
    (answer: (reader: SignedIn, request: Asked, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: Asked, reply: FastifyReply): Promise<FastifyReply> => {
      const { locale } = request.params;
      if (!isLocale(locale)) return toNotFoundPage(reply, parts, undefined);
      const session = await sessions.read(request);
      const reader = { site, locale, session };
      if (session === undefined) {
        const isPage = request.method === 'GET';
        const next = isPage ? request.url.slice(deskUrl({ base: '' }, locale).length) : '';
        return send(reply, reader, signInView(reader, { next: nextIn(next) }), 401);
      }
      return answer({ ...reader, session }, request, reply);
    };

  const clerkOf = ({ session: { operator }, locale }: SignedIn): Clerk => ({ operator, locale });

  const deletedSentence = (locale: Locale, { reference, at, operator }: DeskDeletion) =>
    deskSentences[locale].deleted(reference, formatInstant(at, locale, site.timeZone), operator);

  /** A form of ours, sent by the session for which it was drawn. */
  const isMeant = ({ session }: SignedIn, request: Asked, purpose: string) =>
    isOwnPost(request) && isSame(fieldOf(request, 'key'), session.keyFor(purpose));

  const refuse = ({ locale }: DeskReader, reply: FastifyReply) =>
    reply.code(403).type(html).send(drawing.refusal(locale, 'crossSite'));

  /** A page: nobody asks for its headers alone. */
  const get = (path: string, answer: Parameters<typeof signedIn>[0]) =>
    app.get(path, { exposeHeadRoute: false }, signedIn(answer));

  app.get('/', { exposeHeadRoute: false, prefixTrailingSlash: 'no-slash' }, async (request, reply) =>
    reply.redirect(deskUrl(site, bestLocale(request.headers['accept-language'])), 302),
  );

  app.post('/:locale/sign-in', async (request: Asked, reply) => {
    const { locale } = request.params;
    if (!isLocale(locale)) return toNotFoundPage(reply, parts, undefined);
    const reader = { site, locale, session: undefined };
    if (!isOwnPost(request)) return refuse(reader, reply);
    const next = nextIn(fieldOf(request, 'next'));
    const sender = senders.nameOf(request);
    const wait = await tries.begin(sender);
    if (wait !== undefined) {
      reply.header('retry-after', wait);
      return send(reply, reader, signInView(reader, { next, fault: 'tooManyTries' }), 429);
    }
    const operator = operators.nameOfSecret(fieldOf(request, 'secret').trim());
    if (operator === undefined) {
      request.log.warn('somebody tried to sign in to the desk with a wrong secret');
      return send(reply, reader, signInView(reader, { next, fault: 'wrongSecret' }), 401);
    }
    await tries.succeed(sender);
    sessions.give(request, reply, operator);
    request.log.info({ operator }, 'somebody signed in to the desk');
    return reply.redirect(deskUrl(site, locale, next), 303);
  });

  app.post(
    '/:locale/sign-out',
    signedIn(async (reader, request, reply) => {
      if (!isMeant(reader, request, signOutPurpose)) return refuse(reader, reply);
      await sessions.end(request, reply);
      return reply.redirect(deskUrl(site, reader.locale), 303);
    }),
  );

  get('/:locale', async (reader, _, reply) => {
    const [forms, outbox] = await Promise.all([desk.forms(clerkOf(reader)), desk.outbox(reader.locale)]);
    return send(reply, reader, formsView(reader, { forms, outbox }));
  });

  get('/:locale/activity', async (reader, _, reply) =>
    send(reply, reader, activityView(reader, await desk.activity(clerkOf(reader)))),
  );

  get('/:locale/find', async (reader, request, reply) => {
    const typed = queryOf(request, 'reference').slice(0, 60).trim();
    const found = await desk.find(typed, clerkOf(reader));
    if (found.kind === 'found')
      return reply.redirect(submissionUrl(site, reader.locale, found.reference), 303);
    return notFoundUnder(reader, reply, typed, found.kind === 'deleted' ? found : undefined);
  });

  get('/:locale/forms/*', async (reader, request, reply) => {
    const page = Math.max(1, Number(/^\d{1,6}$/.exec(queryOf(request, 'page'))?.[0] ?? 1));
    const alias = aliasIn(request.params['*'] ?? '');
    const list = alias === undefined ? undefined : await desk.list(alias, page, clerkOf(reader));
    if (list === undefined) return notFound(reader, reply);
    const deleted = queryOf(request, 'deleted').slice(0, 60);
    const found = deleted === '' ? undefined : await desk.deletionOf(deleted);
    const status = found && deletedSentence(reader.locale, found);
    return send(reply, reader, submissionsView(reader, { list, status }));
  });

  get('/:locale/tables/*', async (reader, request, reply) => {
    const alias = aliasIn(request.params['*'] ?? '') ?? '';
    const lines = await desk.table(alias, clerkOf(reader));
    if (lines === undefined) return notFound(reader, reply);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${alias.replaceAll('/', '.')}.csv"`)
      .send(Readable.from(lines));
  });

  get('/:locale/submissions/:reference', async (reader, request, reply) => {
    const { reference = '' } = request.params;
    const submission = await desk.view(reference, clerkOf(reader));
    if (submission !== undefined) return send(reply, reader, submissionView(reader, submission));
    const deletion = await desk.deletionOf(reference);
    return notFoundUnder(reader, reply, reference, deletion);
  });

  get('/:locale/submissions/:reference/files/:id', async (reader, request, reply) => {
    const { reference = '', id = '' } = request.params;
    return (await desk.sendFile(reference, id, clerkOf(reader), reply)) ?? notFound(reader, reply);
  });

  get('/:locale/submissions/:reference/delete', async (reader, request, reply) => {
    const { reference = '' } = request.params;
    const question = await desk.question(reference, clerkOf(reader));
    return question === undefined
      ? notFoundUnder(reader, reply, reference, await desk.deletionOf(reference))
      : send(reply, reader, removeView(reader, { question }));
  });

  app.post(
    '/:locale/submissions/:reference/delete',
    signedIn(async (reader, request, reply) => {
      const { reference = '' } = request.params;
      if (!isOwnPost(request)) return refuse(reader, reply);
      const question = await desk.question(reference, clerkOf(reader));
      if (question === undefined)
        return notFoundUnder(reader, reply, reference, await desk.deletionOf(reference));
      // Drawn before the session ended and another began, as in a second tab.
      if (!isMeant(reader, request, removePurpose(reference)))
        return send(reply, reader, removeView(reader, { question, fault: 'otherSession' }), 403);
      const outcome = await desk.remove(reference, clerkOf(reader), fieldOf(request, 'even') === 'yes');
      if (outcome.kind === 'undelivered')
        return send(reply, reader, removeView(reader, { question, fault: 'needsMark' }), 409);
      if (outcome.kind === 'deleted' && outcome.left)
        request.log.warn(
          outcome.left,
          'files of a deleted submission could not be removed yet: the sweep of files does so',
        );
      const list = submissionsUrl(site, reader.locale, question.alias);
      return reply.redirect(`${list}?deleted=${encodeURIComponent(reference)}`, 303);
    }),
  );

  /** Nothing is kept under a number: it was deleted, or never given. */
  function notFoundUnder(reader: SignedIn, reply: FastifyReply, typed: string, deletion?: DeskDeletion) {
    const sentence =
      deletion === undefined
        ? deskSentences[reader.locale].unknown(typed)
        : deletedSentence(reader.locale, deletion);
    return send(reply, reader, foundView(reader, { typed, sentence }), 404);
  }

  function notFound(reader: DeskReader, reply: FastifyReply): FastifyReply {
    return reply.code(404).type(html).send(drawing.refusal(reader.locale, 'notFound'));
  }
}

/** A page of the desk to be led on to, never another address. */
function nextIn(text: string): string {
  return /^\/(?:activity|(?:forms|submissions)\/[\w./?=-]{1,300})$/.test(text) && !text.includes('//')
    ? text
    : '';
}

function fieldOf({ body }: Asked, name: string): string {
  return body instanceof URLSearchParams ? (body.get(name) ?? '') : '';
}

function queryOf({ query }: Asked, name: string): string {
  const value: unknown = Object(query)[name];
  return typeof value === 'string' ? value : '';
}
