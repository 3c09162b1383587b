import type { FastifyInstance } from 'fastify';

/**
 * Lets a server that was told to stop end with its last answer: a connection whose request began before that
 * would be kept open for the next one, for as long as the other side likes.
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
