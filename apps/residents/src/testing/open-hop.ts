import { once } from 'node:events';
import { request as ask, createServer, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Hop {
  /**
   * Sends a resident's request from an address through the proxy; gives the response. `from`: any of this machine
   * (127.0.0.2, ...).
   */
  send(from: string, path: string, sending?: Sending): Promise<HopAnswer>;
  close(): Promise<void>;
}

interface Sending {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: FormData | string;
}

export interface HopAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A reverse proxy as a city has one in front: a server of its own, which adds who asked to X-Forwarded-For. */
export async function openHop(target: string): Promise<Hop> {
  const { hostname, port } = new URL(target);
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers, socket } = incoming;
    const known = headers['x-forwarded-for'];
    const forwarded = [...(known === undefined ? [] : [known]), socket.remoteAddress].join(', ');
    const onward = ask(
      {
        ...{ hostname, port, method, path: url, agent: false },
        headers: { ...headers, 'x-forwarded-for': forwarded, 'x-forwarded-proto': 'https' },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const hop = { hostname: '127.0.0.1', port: typeof address === 'object' ? address?.port : undefined };

  return {
    async send(from, path, { method = 'GET', headers = {}, body } = {}) {
      // Puts the body together, with its boundary.
      const encoded = new Response(body ?? null);
      const type = encoded.headers.get('content-type');
      const outgoing = ask({
        ...{ ...hop, method, path, localAddress: from, agent: false },
        headers: { ...(type !== null && { 'content-type': type }), ...headers },
      });
      outgoing.end(Buffer.from(await encoded.arrayBuffer()));
      const [answer] = await once(outgoing, 'response');
      return {
        status: answer.statusCode,
        headers: answer.headers,
        text: (await buffer(answer)).toString('utf8'),
      };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
