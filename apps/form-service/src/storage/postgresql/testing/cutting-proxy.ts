import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** An address of a server: connections can be cut between a request and its answer, be slow, or lead to another server. */
export interface CuttingProxy {
  readonly port: number;
  /** The next time a client sends this text, the server gets it and the client never hears of it. */
  cutAfter(text: string): void;
  /** How often it did so. */
  cuts(): number;
  /** Each answer of the server takes so many milliseconds longer. */
  slowDown(ms: number): void;
  /** Another server takes over this address; connections to the last one end. */
  leadTo(port: number): void;
  close(): Promise<void>;
}

export async function startCuttingProxy(serverPort: number): Promise<CuttingProxy> {
  let marker: string | undefined;
  let cuts = 0;
  let target = serverPort;
  let delayMs = 0;
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const server = connect(target, '127.0.0.1');
    let isCut = false;
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        server.destroy();
      });
    }
    client.on('data', (bytes) => {
      if (marker !== undefined && bytes.includes(marker)) {
        marker = undefined;
        isCut = true;
      }
      server.write(bytes);
    });
    server.on('data', (bytes) => {
      if (!isCut && delayMs > 0) return void setTimeout(() => client.write(bytes), delayMs);
      if (!isCut) return void client.write(bytes);
      // It has done what it was asked.
      cuts += 1;
      client.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    cutAfter(text) {
      marker = text;
    },
    cuts: () => cuts,
    slowDown(ms) {
      delayMs = ms;
    },
    leadTo(newPort) {
      target = newPort;
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
