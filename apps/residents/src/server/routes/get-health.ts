import type { FastifyInstance } from 'fastify';
import type { SiteParts } from '../site-parts.ts';

/** `GET /healthz`: the process is alive. `GET /readyz`: form service answers, and storage takes in what is sent. */
export function addHealth(app: FastifyInstance, { source, ordering }: SiteParts): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_, reply) => {
    const ready = [ordering.orders.isReady(), source.isReady()].map((check) => check.catch(() => false));
    const isReady = (await Promise.all(ready)).every((isPartReady) => isPartReady);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'notReady' });
  });
}
