import type { FastifyInstance } from 'fastify';
import type { ReceivedCalls } from './received-calls.ts';

/** `GET /received` lists what the services took, `DELETE /received` forgets it. */
export function addReceivedRoutes(app: FastifyInstance, received: ReceivedCalls): void {
  app.get('/received', async () => received.list());
  app.delete('/received', async (_, reply) => {
    received.clear();
    return reply.code(204).send();
  });
}
