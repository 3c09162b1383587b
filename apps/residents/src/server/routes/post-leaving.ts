import rateLimit from '@fastify/rate-limit';
import {
  answerErrors,
  answerRefusal,
  answerSave,
  isAllowedPost,
  largestSubmission,
  perMinute,
  readJsonOnly,
  readSubmission,
  tooManyRowsBody,
} from '@guichet/form-service';
import type { FastifyInstance } from 'fastify';
import type { LeavingAsked, LeavingRefused } from '../../orders/validate-leaving.ts';
import type { SiteParts } from '../site-parts.ts';
import { aliasIn } from './get-form-page.ts';

/** A response that lets the resident leave. Data, not a reply: awaiting a Fastify reply gives undefined. */
interface MayLeave {
  readonly kind: 'mayLeave';
  readonly status: number;
  readonly body?: object;
}

/**
 * `POST .../{formPath}`, with `{data, metadata}` and an `Idempotency-Key`: answers that are about to go to another
 * service. `answer`: handles them; failures are answered as a submission's.
 */
export async function addLeavingPost(
  app: FastifyInstance,
  { rateLimit: most, senders, source, outages, corsOrigins }: SiteParts,
  answer: (asked: LeavingAsked) => Promise<LeavingRefused | MayLeave>,
): Promise<void> {
  answerErrors(app);
  readJsonOnly(app);
  if (most > 0) await app.register(rateLimit, { global: false });
  const limited = most > 0 ? { config: { rateLimit: perMinute(most, senders) } } : {};

  app.post<{ Params: { '*': string } }>(
    '/*',
    { bodyLimit: largestSubmission, ...limited },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const unknown = () =>
        reply.code(404).send({ name: 'UnknownForm', code: 'unknown_form', message: 'No such form.' });
      if (!isAllowedPost(request, corsOrigins)) {
        return reply
          .code(403)
          .send({ name: 'Forbidden', code: 'cross_site', message: 'Post from our pages.' });
      }
      const alias = aliasIn(request.params['*']);
      if (alias === undefined) return unknown();
      const checked = readSubmission(alias, request);
      if (checked.kind === 'refused') return answerRefusal(reply, 400, checked.body);
      const { key } = checked.submission;
      if (key === undefined) {
        const message = 'Send an Idempotency-Key, so that a repeat is the same.';
        return reply.code(400).send({ name: 'BodyError', code: 'no_key', message });
      }
      const found = await source.find(alias);
      // A page that was opened while there was still somewhere to go.
      if (found.kind === 'found' && outages.outageOf(found.form)?.isClosed) {
        const message =
          'This deployment has no address for the service that this form goes to. Nothing was sent.';
        return reply.code(503).send({ name: 'Unavailable', code: 'closed', message });
      }
      const outcome = await answer({ ...checked.submission, alias, key });
      switch (outcome.kind) {
        case 'mayLeave':
          return reply.code(outcome.status).send(outcome.body);
        case 'unknownForm':
          return unknown();
        case 'tooManyRows':
          return answerRefusal(reply, 400, tooManyRowsBody);
        case 'failed':
          return answerSave(reply, { ...outcome, mayBeStored: false });
        default:
          return answerSave(reply, outcome);
      }
    },
  );
}
