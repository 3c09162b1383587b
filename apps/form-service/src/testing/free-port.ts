import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Systems give none of these to a program that leaves the choice to them, nor to an outgoing connection, so that one
 * stays free until a slow start listens on it. No browser refuses any.
 */
const ports = { first: 20_000, count: 12_000 } as const;

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}

/** Different ports that nobody listens on now: the first is given back after the last was taken. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const servers: Server[] = [];
  while (servers.length < count) servers.push(await listenSomewhere());
  const taken: number[] = [];
  for (const server of servers) {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.');
    taken.push(address.port);
    server.close();
    await once(server, 'close');
  }
  return taken;
}

async function listenSomewhere(): Promise<Server> {
  for (;;) {
    const port = ports.first + Math.floor(Math.random() * ports.count);
    const server = createServer().listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
      return server;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    }
  }
}
