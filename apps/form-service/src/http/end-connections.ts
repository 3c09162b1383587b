import type { FastifyInstance } from 'fastify';

/**
 * Ends a stopping server with its last response: a connection whose request began earlier would stay open for the next
 * one, for as long as the other side likes.
 */
export function endConnectionsWhenStopping(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (_, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async () => {
    if (isStopping) setImmediate(() => app.server.closeIdleConnections());
  });
}
