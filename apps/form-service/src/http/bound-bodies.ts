import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * It takes files, which may come for long, and watches by itself that they do. `multipart`: of its bodies only those
     * may bring files.
     */
    takesFiles?: boolean | 'multipart';
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
    if (bringsBody(raw) && !raw.complete && !mayBringFiles(request)) {
      const timer = setTimeout(() => {
        if (!raw.complete) raw.socket.destroy();
      }, longestMs).unref();
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}

function mayBringFiles({ routeOptions, mediaType }: FastifyRequest): boolean {
  const { takesFiles } = routeOptions.config;
  return takesFiles === 'multipart' ? mediaType === 'multipart/form-data' : takesFiles === true;
}

/** Most requests bring none, and need no timer. */
function bringsBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}
