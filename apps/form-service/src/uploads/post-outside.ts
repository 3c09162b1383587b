import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream/promises';
import { isJsonObject, type JsonObject } from '@guichet/definition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalidAlias } from '../http/invalid-alias.ts';
import { drain, guardSender, type SenderGuard } from './guard-sender.ts';
import { around, askedField, lengthOf } from './post-file.ts';
import { UploadError } from './upload-error.ts';
import { findUploadField, isOutside } from './upload-field.ts';
import type { UploadParts } from './upload-parts.ts';

/** Characters of what another server says of a file. */
const longestAnswer = 64 * 1024;
/** How long it may be silent, in milliseconds. */
const silenceMs = 60_000;

/**
 * `POST /file/outside`: hands a file on to the server that its field names, where the deployment knows that server.
 * The address is the form's, never the sender's; a redirect leads nowhere. What the file is, the other server judges.
 */
export async function postOutside(
  request: FastifyRequest<{ Querystring: Record<string, unknown> }>,
  reply: FastifyReply,
  parts: UploadParts,
  client: string | undefined,
): Promise<FastifyReply> {
  const { largest } = parts.limits;
  const field = await findUploadField(askedField(request.query), parts.catalogue, {
    largest,
    unsetStorage: parts.unsetStorage,
  });
  if (field === undefined) return invalidAlias(reply);
  const target = isOutside(field) ? URL.parse(String(field.component.settings.url)) : null;
  if (target === null || !parts.origins.includes(target.origin)) throw new UploadError('outside');
  const length = lengthOf(request);
  // Without a length nobody could say what is too large before all of it went out.
  if (length === 0 || !request.isMultipart()) throw new UploadError('bad_request');
  if (length > field.limits.largest + around)
    throw new UploadError('too_large', { limit: field.limits.largest });
  const free = await parts.admission.enter(client, 0);
  const guard = guardSender(request.raw, parts.limits.sending);
  try {
    return reply.code(201).send(await handOn(request, target, length, guard));
  } catch (error) {
    drain(request.raw, parts.limits.sending);
    if (error instanceof UploadError) throw error;
    throw guard.signal.reason instanceof UploadError
      ? guard.signal.reason
      : new UploadError('outside_failed', {}, { cause: error });
  } finally {
    guard.stop();
    free();
  }
}

async function handOn(
  { raw, headers }: FastifyRequest,
  target: URL,
  length: number,
  { signal }: SenderGuard,
): Promise<JsonObject> {
  const { request } = target.protocol === 'https:' ? https : http;
  const sending = request(target, {
    method: 'POST',
    // A connection of its own: one that was kept could end just when the file is sent.
    agent: false,
    headers: {
      'content-type': headers['content-type'],
      'content-length': length,
      accept: 'application/json',
    },
    timeout: silenceMs,
    signal,
  });
  sending.on('timeout', () => sending.destroy(new Error('The other server is silent.')));
  // What breaks first is told by the answer that never comes.
  pipeline(raw, sending).catch((error: Error) => sending.destroy(error));
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    sending.once('response', resolve).once('error', reject);
  });
  const text = await readBounded(response);
  const { statusCode = 500 } = response;
  if (statusCode < 200 || statusCode > 299) throw new UploadError('outside_failed');
  return uploadedAt(target, text);
}

/** What the other server says of the file, as Form.io's renderer reads it: a bare path comes after the address. */
function uploadedAt({ href }: URL, text: string): JsonObject {
  const said: unknown = text === '' ? {} : JSON.parse(text);
  const inner = isJsonObject(said) && isJsonObject(said.data) ? said.data : said;
  if (!isJsonObject(inner)) throw new UploadError('outside_failed');
  const { url } = inner;
  return typeof url === 'string' && url.startsWith('/') ? { ...inner, url: `${href}${url}` } : inner;
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
