import { createHash, timingSafeEqual } from 'node:crypto';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Metrics } from './metrics.ts';

/** `GET /metrics`, for those who know the token. */
export function addMetrics(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  app.get('/metrics', async ({ headers }, reply) => {
    reply.header('cache-control', 'no-store');
    const [, given = ''] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
    if (token !== undefined && !isSameToken(given, token))
      return reply.code(401).header('www-authenticate', 'Bearer').type('text/plain').send('Unauthorized');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

interface MetricsServer {
  readonly metrics: Metrics;
  readonly port: number;
  readonly host: string;
  readonly token: string | undefined;
  readonly logger: NonNullable<FastifyServerOptions['logger']>;
}

/** Serves `/metrics` on a port of its own, which the operator keeps from the public. Gives its address. */
export async function serveMetrics({ metrics, port, host, token, logger }: MetricsServer) {
  const app = fastify({ logger, forceCloseConnections: true });
  addMetrics(app, metrics, token);
  const address = await app.listen({ port, host });
  return { address, close: () => app.close() };
}

function isSameToken(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
