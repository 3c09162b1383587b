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
  // Every response passes here: an `async` hook would hold each up for a turn of the microtask queue.
  app.addHook('onSend', (_, reply, __, done) => {
    if (isStopping) reply.header('connection', 'close');
    done();
  });
  app.addHook('onResponse', (_, __, done) => {
    if (isStopping) setImmediate(() => app.server.closeIdleConnections());
    done();
  });
}
