import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { guardedConnection } from '../sources/guarded-connection.ts';
import { responseTo } from '../sources/response-to.ts';
import { authorHeaders } from './author-headers.ts';
import { UploadError } from './upload-error.ts';
import type { UploadField } from './upload-field.ts';

/** Characters of what another server says. */
const longestAnswer = 64 * 1024;
/** How long it may be silent, in milliseconds. */
const silenceMs = 60_000;

export interface OutsideRequest {
  readonly field: UploadField;
  readonly method: 'POST' | 'DELETE';
  readonly target: URL;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: Readable;
  readonly signal: AbortSignal;
}

/** Asks the server that a field names, with its author's headers; a redirect leads nowhere, a closed address neither. Rejects where it breaks off. */
export async function askOutside({ field, method, target, headers, body, signal }: OutsideRequest) {
  const { request } = target.protocol === 'https:' ? https : http;
  const sending = request(target, {
    method,
    // A connection of its own: one that was kept could end just when the file is sent.
    ...guardedConnection(target),
    headers: { ...authorHeaders(field), ...headers },
    timeout: silenceMs,
    signal,
  });
  sending.on('timeout', () => sending.destroy(new Error('The other server is silent.')));
  // The response that never comes reports the break.
  if (body === undefined) sending.end();
  else pipeline(body, sending).catch((error: Error) => sending.destroy(error));
  const response = await responseTo(sending);
  return { status: response.statusCode ?? 500, text: await readBounded(response) };
}

async function readBounded(response: IncomingMessage): Promise<string> {
  response.setEncoding('utf8');
  let text = '';
  for await (const piece of response) {
    text += piece;
    if (text.length > longestAnswer) throw new UploadError('outside_failed');
  }
  return text;
}
