import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It takes files, which may come for long, and watches by itself that they do. */
    takesFiles?: boolean;
  }
}

/** How long a request may take to arrive that brings no file, in milliseconds. */
const longestBodyMs = 60_000;

/**
 * Ends connections whose sender does not finish: the server's own limit of a request is as long as a file may take
 * (`longestRequestMs`), and answers and forms must not have that long.
 */
export function boundBodies(app: FastifyInstance, longestMs = longestBodyMs): void {
  app.addHook('onRequest', (request, _, done) => {
    const { raw } = request;
    if (bringsBody(raw) && !raw.complete && request.routeOptions.config.takesFiles !== true) {
      const timer = setTimeout(() => {
        if (!raw.complete) raw.socket.destroy();
      }, longestMs).unref();
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}

/** Most requests bring none, and need no timer. */
function bringsBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}
