import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A call as it came over the wire. */
export interface HeardCall {
  readonly method: string | undefined;
  readonly path: string;
  /** Of the address or of the body, in the order in which they came. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly headers: IncomingMessage['headers'];
}

export interface TestService {
  readonly url: string;
  /** Calls since it was last emptied. */
  readonly heard: HeardCall[];
  /** How many connections stand open. */
  readonly connections: () => number;
  /** Responds to the next calls: with JSON for an object, else with the text as it is. */
  answer: (call: HeardCall, response: ServerResponse) => void;
  close(): Promise<void>;
}

/** A server that keeps each call and answers it as ordered. */
export async function openService(): Promise<TestService> {
  const sockets = new Set<Socket>();
  const service: TestService = {
    url: '',
    heard: [],
    connections: () => sockets.size,
    answer: (_, response) => sendJson(response, {}),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service.test');
    const encoded = request.method === 'POST' ? new URLSearchParams(body) : searchParams;
    const { method, headers } = request;
    const call = { method, path: pathname, parameters: Object.fromEntries(encoded), headers };
    service.heard.push(call);
    service.answer(call, response);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return Object.assign(service, { url: `http://127.0.0.1:${port}` });
}

export function sendJson(response: ServerResponse, answer: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}
