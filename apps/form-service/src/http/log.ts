import type { FastifyRequest } from 'fastify';

/** Logs neither query, body nor sender's address, and of the path only an alias that exists. For `logSerializers`. */
export function requestSerializer(isAlias: (alias: string) => boolean) {
  return {
    req({ method, params }: FastifyRequest): Record<string, string> {
      const path = isWildcard(params) ? params['*'] : '';
      const alias = path.replace(/\/submission$/, '');
      return isAlias(alias) ? { method, path } : { method };
    },
  };
}

function isWildcard(params: unknown): params is { '*': string } {
  return typeof params === 'object' && params !== null && '*' in params && typeof params['*'] === 'string';
}
