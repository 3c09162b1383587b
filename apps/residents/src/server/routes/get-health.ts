import type { FastifyInstance } from 'fastify';
import type { SiteParts } from '../site-parts.ts';

/** `GET /healthz`: the process is alive. `GET /readyz`: storage and form service answer. */
export function addHealth(app: FastifyInstance, { source, ordering }: SiteParts): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_, reply) => {
    const isReady = ordering.orders.isReady() && (await source.isReady().catch(() => false));
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'notReady' });
  });
}
