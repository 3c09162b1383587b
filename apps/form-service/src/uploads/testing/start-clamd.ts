import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** The text that every scanner finds, by agreement of their makers; put together here so that none finds this file. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export interface StandInClamd {
  readonly port: number;
  /** How many streams it was sent whole. */
  asked(): number;
  close(): Promise<void>;
}

/**
 * Speaks the part of clamd's protocol that we use: finds the EICAR text, and refuses streams longer than `most`.
 * `isSilent`: takes everything and never answers.
 */
export async function startClamd({
  port = 0,
  most = 25 * 1024 * 1024,
  isSilent = false,
}: {
  port?: number;
  most?: number;
  isSilent?: boolean;
} = {}): Promise<StandInClamd> {
  let asked = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    if (isSilent) return void socket.resume();
    answer(socket, most).then(
      (reply) => {
        asked += 1;
        socket.end(`${reply}\0`);
      },
      () => socket.destroy(),
    );
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    asked: () => asked,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(socket: Socket, most: number): Promise<string> {
  let waiting = Buffer.alloc(0);
  let [isCommanded, content] = [false, Buffer.alloc(0)];
  for await (const piece of socket.iterator({ destroyOnReturn: false })) {
    waiting = Buffer.concat([waiting, piece]);
    if (!isCommanded) {
      const end = waiting.indexOf(0);
      if (end < 0) continue;
      if (waiting.toString('latin1', 0, end) !== 'zINSTREAM') return 'UNKNOWN COMMAND';
      waiting = waiting.subarray(end + 1);
      isCommanded = true;
    }
    while (waiting.length >= 4) {
      const length = waiting.readUInt32BE();
      if (length === 0) return content.includes(eicar) ? 'stream: Eicar-Signature FOUND' : 'stream: OK';
      if (content.length + length > most) return 'INSTREAM size limit exceeded. ERROR';
      if (waiting.length < 4 + length) break;
      content = Buffer.concat([content, waiting.subarray(4, 4 + length)]);
      waiting = waiting.subarray(4 + length);
    }
  }
  throw new Error('cut');
}
