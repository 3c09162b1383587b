import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';

const connections = 32;

export interface Load {
  /** Answers a second. */
  readonly rate: number;
  /** Processor time of the server for each request, in milliseconds; NaN where the system does not report it. */
  readonly processor: number;
}

/**
 * Sends the same request over and over, on connections that are kept open, each as soon as the answer before it
 * is whole. Plain sockets: an HTTP client would cost more than the server that it asks.
 */
export async function load(address: string, pid: number, request: Buffer, count: number): Promise<Load> {
  const { hostname, port } = new URL(address);
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(hostname, Number(port))));
  let left = count;
  const before = processorTimeOf(pid);
  const start = performance.now();
  await Promise.all(
    sockets.map(async (socket) => {
      const answers = answersFrom(socket);
      while (left > 0) {
        left -= 1;
        socket.write(request);
        const { value: status } = await answers.next();
        if (status === undefined || status >= 300) throw new Error(`${address} answered ${status}`);
      }
      socket.destroy();
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  return { rate: count / seconds, processor: (processorTimeOf(pid) - before) / count };
}

export function requestFor(url: string, json?: object): Buffer {
  const { host, pathname } = new URL(url);
  const body = json === undefined ? '' : JSON.stringify(json);
  const lines = [
    `${json === undefined ? 'GET' : 'POST'} ${pathname} HTTP/1.1`,
    `host: ${host}`,
    'accept-encoding: br',
    ...(json === undefined ? [] : ['content-type: application/json', `content-length: ${body.length}`]),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
}

async function open(host: string, port: number): Promise<Socket> {
  const socket = connect(port, host);
  await once(socket, 'connect');
  return socket;
}

/** The status of each whole answer. All of ours say how long they are. */
async function* answersFrom(socket: Socket): AsyncGenerator<number, undefined> {
  let received = Buffer.alloc(0);
  for await (const chunk of socket) {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const end = received.indexOf('\r\n\r\n');
    if (end === -1) continue;
    const head = received.toString('latin1', 0, end);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
    if (Number.isNaN(length)) throw new Error(`An answer does not say how long it is:\n${head}`);
    if (received.length < end + 4 + length) continue;
    received = received.subarray(end + 4 + length);
    yield Number(head.split(' ')[1]);
  }
}

/** Milliseconds so far. Linux counts in hundredths of a second. */
function processorTimeOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}
