import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Bytes, both ways. */
const largestRequest = 1024 * 1024;
const largestResponse = 16 * 1024 * 1024;
const timeoutMs = 30_000;

/** Headers that are handed on: what a form service reads, and nothing of the visitor's. */
const handedOn = ['accept', 'content-type', 'idempotency-key', 'idempotency-window'];
const handedBack = ['content-type', 'content-range'];

interface Options {
  readonly serviceUrl: string;
  readonly fetch: typeof globalThis.fetch;
  /** Hears that the service finds a form changed. */
  readonly onFormChanged: (alias: string) => void;
}

type WithPath = { Params: { '*': string } };

/** A bounded way to a form service elsewhere: `GET` and `POST` only, below its address only. */
export async function apiProxy(
  app: FastifyInstance,
  { serviceUrl, fetch, onFormChanged }: Options,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: largestRequest },
    (_, body, done) => done(null, body),
  );

  async function handOn(request: FastifyRequest<WithPath>, reply: FastifyReply): Promise<FastifyReply> {
    const path = safePath(request.params['*']);
    if (path === undefined) return reply.code(400).type('text/html; charset=utf-8').send('Invalid alias');
    const query = request.method === 'GET' ? (/\?.*$/.exec(request.url)?.[0] ?? '') : '';
    try {
      const response = await fetch(`${serviceUrl}/${path}${query}`, {
        method: request.method,
        headers: headersOf(request),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        ...(Buffer.isBuffer(request.body) && { body: new Uint8Array(request.body) }),
      });
      const body = await readBounded(response);
      if (request.method === 'POST' && response.status === 409) {
        onFormChanged(request.params['*'].replace(/\/submission$/, ''));
      }
      for (const name of handedBack) {
        const value = response.headers.get(name);
        if (value !== null) reply.header(name, value);
      }
      return reply.code(response.status).header('cache-control', 'no-store').send(body);
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      request.log.warn({ fault: isLate ? 'timedOut' : 'unreachable' }, 'the form service did not answer');
      return reply.code(isLate ? 504 : 502).send({
        name: 'ServiceError',
        code: isLate ? 'timed_out' : 'unreachable',
        message:
          'The form service did not answer. It is not known whether anything was stored. Try again with the same Idempotency-Key.',
      });
    }
  }

  app.get<WithPath>('/*', handOn);
  app.post<WithPath>('/*', { bodyLimit: largestRequest }, handOn);
}

/** The path as it is asked for, each part encoded; undefined when it would lead out of the service's address. */
function safePath(path: string): string | undefined {
  const parts = path.split('/');
  if (path.length > 300 || parts.some((part) => part === '' || part === '.' || part === '..'))
    return undefined;
  return parts.map(encodeURIComponent).join('/');
}

function headersOf(request: FastifyRequest): Record<string, string> {
  return Object.fromEntries(
    handedOn.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

async function readBounded(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > largestResponse)
      throw new Error(`The form service answered with more than ${largestResponse} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
