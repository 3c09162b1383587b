import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceName } from '../services.ts';
import type { Faults, SimulatedFaultKind } from './faults.ts';

/** The ArcGIS response, with HTTP 200, to a call that it cannot serve. */
const arcgisError = {
  error: { code: 500, message: 'Unable to complete operation.', details: ['A fault that was asked for.'] },
};

/**
 * Lets faults befall the routes that are added to `app` after this. With `down`, `hang`, `500` and `arcgis`
 * the call never reaches the service; with `empty` and `malformed` it is served, and its answer spoilt.
 */
export function befall(app: FastifyInstance, service: ServiceName, faults: Faults): void {
  const spoilt = new WeakMap<FastifyRequest, SimulatedFaultKind>();

  app.addHook('onRequest', async (request, reply) => {
    const kind = faults.take(service);
    if (kind === undefined) return;
    if (kind === 'empty' || kind === 'malformed') spoilt.set(request, kind);
    else return refuse(kind, request, reply);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const kind = spoilt.get(request);
    if (kind === undefined) return payload;
    reply.removeHeader('content-length');
    return kind === 'malformed' && typeof payload === 'string'
      ? payload.slice(0, Math.floor(payload.length / 2))
      : '';
  });
}

function refuse(
  kind: Exclude<SimulatedFaultKind, 'empty' | 'malformed'>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  switch (kind) {
    case 'down':
      request.raw.socket.destroy();
      return reply.hijack();
    case 'hang':
      return reply.hijack();
    case '500':
      return reply.code(500).type('text/plain; charset=utf-8').send('Internal Server Error');
    case 'arcgis':
      return reply.send(arcgisError);
  }
}
