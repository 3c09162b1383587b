import { request } from 'node:http';
import { createSenders } from '@guichet/form-service';
import { type MapAddresses, proxiedAddresses } from '@guichet/gis';
import fastify, { type FastifyInstance } from 'fastify';
import { mapProxy } from '../map-proxy.ts';
import { serverCalls } from '../retry-once.ts';

export interface TestProxy {
  readonly app: FastifyInstance;
  readonly port: number;
  /** Sends a request byte by byte as it is written: no path is put right, no header is added. */
  ask(path: string, options?: RawOptions): Promise<RawAnswer>;
  /** A form-encoded POST. */
  post(path: string, body: string | Readonly<Record<string, string>>, headers?: Headers): Promise<RawAnswer>;
  /** Lets time pass for the proxy. */
  wait(ms: number): void;
  close(): Promise<void>;
}

type Headers = Readonly<Record<string, string>>;

export interface RawOptions {
  readonly method?: string;
  readonly headers?: Headers;
  readonly body?: string | Uint8Array;
  readonly signal?: AbortSignal;
}

export interface RawAnswer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** The response's JSON, if it is JSON. */
  readonly json: unknown;
}

export interface TestProxyOptions {
  readonly addresses: MapAddresses;
  readonly rateLimit?: number;
  readonly timeout?: number;
  /** Hears each line of the log. */
  readonly log?: (line: string) => void;
}

/** The proxy alone on a server, at the addresses that it is given. */
export async function openProxy(options: TestProxyOptions): Promise<TestProxy> {
  let later = 0;
  const { addresses, rateLimit = 0, timeout = 5_000, log } = options;
  const app = fastify({ ...(log && { logger: { level: 'trace', stream: { write: log } } }) });
  const now = () => Date.now() + later;
  const senders = createSenders('a secret of tests alone');
  await app.register(mapProxy, {
    prefix: '/gis',
    addresses,
    rateLimit,
    senders,
    origins: [],
    now,
    ...serverCalls(timeout),
  });
  const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const port = Number(url.port);
  const ask = (path: string, raw: RawOptions = {}) => send(port, path, raw);
  return {
    app,
    port,
    ask,
    post: (path, body, headers = {}) =>
      ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: typeof body === 'string' ? body : new URLSearchParams(body).toString(),
      }),
    wait: (ms) => {
      later += ms;
    },
    close: () => app.close(),
  };
}

/** Each service at the same server, by its name. */
export const servicesAt = proxiedAddresses;

function send(port: number, path: string, raw: RawOptions): Promise<RawAnswer> {
  const { method = 'GET', headers = {}, body, signal } = raw;
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers, agent: false, ...(signal && { signal }) },
      async (response) => {
        let text = '';
        for await (const part of response) text += String(part);
        const isJson = String(response.headers['content-type']).startsWith('application/json');
        const isPacked = response.headers['content-encoding'] !== undefined;
        const json: unknown = isJson && !isPacked && text !== '' ? JSON.parse(text) : undefined;
        resolve({ status: response.statusCode, headers: response.headers, text, json });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
