import type { FastifyInstance, FastifyReply } from 'fastify';

/** The addresses that an embedded form needs, its services among them: never a page of ours, nor its data. */
const embeddable = /^\/(?:(?:api|prepared|assets\/forms|gis|orders|kept-files)\/|choices(?:$|\?))/;

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const askedHeaders =
  'content-type, idempotency-key, x-jwt-token, tus-resumable, upload-length, upload-metadata, upload-offset';
const exposedHeaders =
  'location, retry-after, tus-resumable, upload-length, upload-offset, x-form-service, x-jwt-token, x-request-id';

/** How long a browser may remember what it may ask, in seconds. */
const remembered = '600';

/**
 * Lets pages of these origins read forms and send submissions, without cookies. Any other origin gets no header: a
 * browser then keeps the response from its page, and sends no submission at all.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const allowed = new Set(origins);
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    if (origin === undefined || !allowed.has(origin) || !embeddable.test(request.url)) return done();
    reply
      .header('access-control-allow-origin', origin)
      .header('access-control-expose-headers', exposedHeaders);
    if (request.method !== 'OPTIONS') return done();
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': methods,
        'access-control-allow-headers': askedHeaders,
        'access-control-max-age': remembered,
      })
      .send();
  });
  app.addHook('onSend', async (request, reply) => {
    if (embeddable.test(request.url)) varyByOrigin(reply);
  });
}

/** A cached response is for the one origin that asked. */
function varyByOrigin(reply: FastifyReply): void {
  const { vary } = reply.getHeaders();
  reply.header('vary', vary === undefined ? 'Origin' : `${vary}, Origin`);
}
