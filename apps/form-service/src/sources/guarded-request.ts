import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import type { SourceRequest } from './compose-request.ts';
import { ClosedAddressError, guardedConnection } from './guarded-connection.ts';
import { responseTo } from './response-to.ts';
import { SourceError } from './source-error.ts';

/** Bytes of an answer, as it travels and unpacked. */
const largestAnswer = 4 * 1024 * 1024;

const unpacking = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
} as const;

/**
 * Asks once and gives the text of the answer. No redirect is followed, no proxy asked, no cookie sent; the address that
 * is connected to is the one that was looked at. Throws a SourceError, or the reason of `signal`.
 */
export async function guardedRequest(asked: SourceRequest, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted();
  const response = await respond(asked, signal);
  const { statusCode = 0, headers } = response;
  if (statusCode !== 200 && statusCode !== 206) {
    response.destroy();
    if (statusCode >= 300 && statusCode < 400)
      throw new SourceError('redirected', 'The source responded with a redirect, which is not followed.');
    throw new SourceError('failed', `The source answered with status ${statusCode}.`);
  }
  const packed = await readBounded(response, signal);
  return (await unpack(packed, headers['content-encoding'])).toString('utf8');
}

async function respond(
  { url, method, headers, body }: SourceRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const connection = connectionTo(url);
  const ask = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const outgoing = ask(url, {
    method,
    signal,
    ...connection,
    headers: {
      accept: 'application/json',
      'accept-encoding': 'gzip',
      ...headers,
      ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
    },
  });
  try {
    return await responseTo(outgoing.end(body));
  } catch (cause) {
    throw toSourceError(cause, signal);
  }
}

function connectionTo(url: URL) {
  try {
    return guardedConnection(url);
  } catch (cause) {
    throw toSourceError(cause);
  }
}

async function readBounded(response: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      const bytes = Buffer.from(chunk);
      size += bytes.length;
      if (size > largestAnswer) throw tooLarge();
      chunks.push(bytes);
    }
  } catch (cause) {
    throw toSourceError(cause, signal);
  } finally {
    response.destroy();
  }
  return Buffer.concat(chunks);
}

async function unpack(packed: Buffer, encoding = 'identity'): Promise<Buffer> {
  const name = encoding.trim().toLowerCase();
  if (name === 'identity' || name === '') return packed;
  const found = Object.entries(unpacking).find(([known]) => known === name);
  if (found === undefined) throw new SourceError('malformed', 'The response has an unknown compression.');
  try {
    return await found[1](packed, { maxOutputLength: largestAnswer });
  } catch (cause) {
    const isLarge = cause instanceof RangeError;
    throw isLarge
      ? tooLarge()
      : new SourceError('malformed', 'The response cannot be decompressed.', { cause });
  }
}

function tooLarge(): SourceError {
  return new SourceError('tooLarge', 'The source’s response is too large.');
}

function toSourceError(cause: unknown, signal?: AbortSignal): unknown {
  if (signal?.aborted) return signal.reason;
  if (cause instanceof SourceError) return cause;
  if (cause instanceof ClosedAddressError)
    return new SourceError('closed', 'The source’s name resolves to an address that is not allowed.', {
      cause,
    });
  return new SourceError('unreachable', 'The source cannot be reached.', { cause });
}
