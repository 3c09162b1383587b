import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setImmediate as aTurn } from 'node:timers/promises';
import type { RawRequest, RawResponse } from './case.ts';

/** A request that hangs for so long has no response, in milliseconds. */
const timeout = 60_000;
const none: RawResponse = { status: undefined, headers: new Map(), body: Buffer.alloc(0) };

export interface RequestSender {
  send(sending: RawRequest): Promise<RawResponse>;
  close(): void;
}

/** Sends to one port: politely where that can be done, by hand where it cannot. */
export function createSender(port: number, connections = 32): RequestSender {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    async send(sending) {
      if (!isPolite(sending)) return sendByHand(port, sending);
      const answer = await sendPolitely(port, agent, sending);
      // A connection that is used again may have ended just then: once more, on one of its own.
      return answer.status === undefined ? sendByHand(port, sending) : answer;
    },
    close: () => agent.destroy(),
  };
}

/** Whether Node's client accepts a request: with legal characters, and lengths that are true. */
function isPolite({ method, path, headers = [], manner = 'whole' }: RawRequest): boolean {
  return (
    manner === 'whole' &&
    /^[A-Z]+$/.test(method) &&
    method !== 'CONNECT' &&
    /^\/[\x21-\xff]*$/.test(path) &&
    headers.every(
      ([name, value]) =>
        /^[\w!#$%&'*+.^`|~-]+$/.test(name) &&
        /^[\t\x20-\x7e\x80-\xff]*$/.test(value) &&
        !/^(content-length|transfer-encoding|connection|upgrade|expect|host)$/i.test(name),
    )
  );
}

function sendPolitely(port: number, agent: Agent, sending: RawRequest): Promise<RawResponse> {
  const { method, path, headers = [], body } = sending;
  const content = bytesOf(body);
  return new Promise((resolve) => {
    const sent = httpRequest({ host: '127.0.0.1', port, agent, method, path, setHost: true }, (incoming) => {
      readAnswer(incoming).then(resolve, () => resolve(none));
    });
    for (const [name, value] of headers) sent.appendHeader(name, value);
    sent.setHeader('content-length', content.length);
    sent.setTimeout(timeout, () => sent.destroy());
    sent.once('error', () => resolve(none));
    sent.end(content);
  });
}

async function readAnswer(incoming: IncomingMessage): Promise<RawResponse> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part);
  const headers = new Map(
    Object.entries(incoming.headersDistinct).map(([name, values = []]) => [name, values.join(', ')]),
  );
  return { status: incoming.statusCode, headers, body: Buffer.concat(parts) };
}

/** On a connection of its own, which the server ends: whatever came until then is the answer. */
async function sendByHand(port: number, sending: RawRequest): Promise<RawResponse> {
  const { manner = 'whole' } = sending;
  const content = bytesOf(sending.body);
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  // A broken connection does not wait.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    socket.once('end', () => socket.destroy());
  });
  socket.setTimeout(timeout, () => socket.destroy());
  socket.write(headOf(sending, content.length));
  switch (manner) {
    case 'whole':
      socket.write(content);
      break;
    case 'slow': {
      const step = Math.max(1, Math.ceil(content.length / 8));
      for (let at = 0; at < content.length && !socket.destroyed; at += step) {
        socket.write(content.subarray(at, at + step));
        for (let turn = 0; turn < 20; turn += 1) await aTurn();
      }
      break;
    }
    case 'cut':
      socket.end(content.subarray(0, content.length / 2));
      break;
    case 'gone':
      socket.write(content.subarray(0, content.length / 2), () => socket.destroy());
      break;
  }
  await closed;
  return parseAnswer(Buffer.concat(parts));
}

function headOf({ method, path, headers = [] }: RawRequest, length: number): Buffer {
  const has = (wanted: string) => headers.some(([name]) => name.toLowerCase() === wanted);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    ...(has('host') ? [] : ['host: localhost']),
    'connection: close',
    ...(has('content-length') || has('transfer-encoding') ? [] : [`content-length: ${length}`]),
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}

function parseAnswer(bytes: Buffer): RawResponse {
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes.subarray(0, Math.max(0, end)).toString('latin1').split('\r\n');
  const status = /^HTTP\/1\.1 (\d{3})/.exec(first)?.[1];
  if (status === undefined) return none;
  const rest = bytes.subarray(end + 4);
  // `100 Continue`, and the answer after it.
  if (status === '100') return parseAnswer(rest);
  const headers = new Map(lines.map((line) => headerIn(line)));
  return { status: Number(status), headers, body: rest };
}

function headerIn(line: string): readonly [string, string] {
  const at = line.indexOf(':');
  return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
}

export function bytesOf(body: Buffer | string | undefined): Buffer {
  return typeof body === 'string' ? Buffer.from(body) : (body ?? Buffer.alloc(0));
}
