import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import rateLimit from '@fastify/rate-limit';
import { createAnswerCache, isAllowedPost, perMinute, type Senders } from '@guichet/form-service';
import { type CallOptions, createCall, type MapAddresses } from '@guichet/gis';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from '../server/stored-body.ts';
import { createOperations, type MapOperation } from './operations.ts';
import { answerMapErrors, send } from './proxy-errors.ts';
import { readParameters } from './read-parameters.ts';
import { refuse } from './refused-question.ts';

const packed = promisify(gzip);

/** Bytes of a form-encoded polygon with as many corners as may be. */
const largestQuestion = 256 * 1024;
/** Characters of an answer that is worth packing. */
const worthPacking = 2_000;

export interface MapProxyOptions extends CallOptions {
  readonly addresses: MapAddresses;
  /** Questions a minute from one sender; 0: no limit. */
  readonly rateLimit: number;
  readonly senders: Senders;
  /** Other origins whose pages may ask. */
  readonly origins: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Serves `/gis`: the map queries that our forms need, and no others. Each is parsed, rebuilt for the service that the
 * settings name, and answered with the parsed response. No header, cookie or address of the visitor goes on.
 */
export async function mapProxy(app: FastifyInstance, options: MapProxyOptions): Promise<void> {
  const call = createCall(options);
  const cache = createAnswerCache<string>(options.now);
  const operations = createOperations(options.addresses);
  answerMapErrors(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    /^application\/x-www-form-urlencoded(\s*;\s*charset="?utf-8"?)?\s*$/i,
    { parseAs: 'string', bodyLimit: largestQuestion },
    (_, body, done) => done(null, body),
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('cross-origin-resource-policy', 'same-origin');
    // Another site cannot read the answer; it shall not make its visitors ask, either.
    if (!isAllowedPost(request, options.origins))
      return send(reply, 403, 'other_site', 'Ask from the pages of this site.');
    return undefined;
  });
  if (options.rateLimit > 0) await app.register(rateLimit, perMinute(options.rateLimit, options.senders));

  for (const operation of operations) {
    app.route({
      method: operation.method,
      url: operation.path,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const question = operation.read(readParameters(encodedIn(request, operation), operation.names));
        const known = cache.find(question.key);
        if (known !== undefined) return sendJson(request, reply, known);
        const leaving = new AbortController();
        reply.raw.once('close', () => leaving.abort());
        const answer = JSON.stringify(await question.ask(call, leaving.signal));
        cache.keep(question.key, answer, answer.length);
        return sendJson(request, reply, answer);
      },
    });
  }
  app.all('/*', async (request, reply) => {
    const path = `/${request.url.split('?')[0]?.split('/').slice(2).join('/')}`;
    const known = operations.find((operation) => operation.path === path);
    if (known === undefined) return send(reply, 404, 'not_found', 'There is no such map service here.');
    return send(reply.header('allow', known.method), 405, 'wrong_method', `Use ${known.method}.`);
  });
}

/** A question stands in the address or in the body, and nowhere else. */
function encodedIn(request: FastifyRequest, { method }: MapOperation): string {
  const query = request.url.split('?').slice(1).join('?');
  if (method === 'GET') return query;
  if (query !== '') refuse('Send the parameters in the body alone.');
  return typeof request.body === 'string' ? request.body : '';
}

async function sendJson(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  reply.type('application/json; charset=utf-8').header('vary', 'Accept-Encoding');
  if (text.length < worthPacking || !accepts(request.headers['accept-encoding'] ?? '', 'gzip'))
    return reply.send(text);
  return reply.header('content-encoding', 'gzip').send(await packed(text));
}
