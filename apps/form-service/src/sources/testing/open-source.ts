import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface TestSource {
  /** `http://127.0.0.1:40123` */
  readonly url: string;
  readonly heard: {
    readonly method: string;
    readonly path: string;
    readonly headers: IncomingMessage['headers'];
  }[];
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  close(): Promise<void>;
}

/** A real server that answers as a test says. */
export async function openSource(items: unknown = []): Promise<TestSource> {
  const heard: TestSource['heard'] = [];
  const server = createServer((request, response) => {
    heard.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers });
    source.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const source: TestSource = {
    url: `http://127.0.0.1:${port}`,
    heard,
    answer: (_, response) => sendJson(response, items),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return source;
}

export function sendJson(response: ServerResponse, value: unknown): void {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(value));
}
