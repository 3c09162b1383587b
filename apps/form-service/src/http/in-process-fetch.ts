import type { Fetch } from '@guichet/service-client';
import type { FastifyInstance } from 'fastify';

/** A `fetch` that hands its calls to a Fastify server in the same process, without a socket. */
export function createInProcessFetch(app: FastifyInstance): Fetch {
  return async (url, { method, headers, body, signal }) => {
    const response = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url,
      headers: { ...headers },
      signal,
      ...(body !== undefined && { payload: body }),
    });
    return { status: response.statusCode, text: async () => response.body };
  };
}
