import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Scanner, ScanVerdict } from './scanner.ts';

export interface ClamdOptions {
  readonly host: string;
  readonly port: number;
  readonly isRequired: boolean;
  /** How long the daemon may be silent, in milliseconds. */
  readonly silenceMs?: number;
}

/** ClamAV's daemon, which is sent the bytes over TCP (`INSTREAM`): it needs to see no file of ours. */
export function createClamdScanner({ isRequired, silenceMs = 60_000, ...at }: ClamdOptions): Scanner {
  const scanStream = (bytes: Readable) => ask(bytes, at, silenceMs);
  return { isRequired, scanStream, scanFile: (path) => scanStream(createReadStream(path)) };
}

async function ask(
  bytes: Readable,
  { host, port }: Pick<ClamdOptions, 'host' | 'port'>,
  silenceMs: number,
): Promise<ScanVerdict> {
  const socket = connect(port, host);
  let isReached = false;
  socket.once('connect', () => {
    isReached = true;
  });
  socket.setTimeout(silenceMs, () => socket.destroy(new Error('the scanner is silent')));
  try {
    const reply = readReply(socket);
    // A failed write ends the connection; a daemon that has enough says so first.
    pipeline(bytes, asInstream, socket, { end: false }).catch((error) => socket.destroy(error));
    return verdictOf(await reply);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { kind: isReached ? 'failed' : 'away', reason };
  } finally {
    bytes.destroy();
    socket.destroy();
  }
}

/** Each piece after its length, in four bytes; a length of 0 at the end. Source: clamd(8). */
async function* asInstream(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of pieces) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    yield length;
    yield piece;
  }
  yield Buffer.alloc(4);
}

/** No reply of the daemon is longer. */
const longestReply = 4096;

function readReply(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = '';
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      reply += text;
      if (reply.includes('\0') || reply.length > longestReply) resolve(reply);
    });
    socket.on('error', (error) => (reply === '' ? reject(error) : resolve(reply)));
    socket.on('close', () => resolve(reply));
  });
}

/** Anything but a plain `OK` or `FOUND`, such as a file beyond the daemon's `StreamMaxLength`, is no verdict. */
function verdictOf(reply: string): ScanVerdict {
  const verdict = reply.split('\0')[0]?.trim() ?? '';
  const [, signature, isFound] = /^stream: (?:(.+) (FOUND)|OK)$/.exec(verdict) ?? [];
  if (isFound !== undefined) return { kind: 'infected', signature: signature ?? '' };
  return verdict === 'stream: OK'
    ? { kind: 'clean' }
    : { kind: 'failed', reason: verdict || 'the scanner hung up' };
}
