import { isJsonObject, type JsonObject } from '@guichet/definition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalidAlias } from '../http/invalid-alias.ts';
import { drain, guardSlowClient, type SlowClientGuard } from './guard-slow-client.ts';
import { removalAddress } from './outside-removal.ts';
import { askOutside } from './outside-server.ts';
import { around, askedField, lengthOf } from './post-file.ts';
import { UploadError } from './upload-error.ts';
import { type OutsideTarget, outsideTarget } from './upload-field.ts';
import type { UploadParts } from './upload-parts.ts';
import type { UploadSender } from './upload-quota.ts';

/**
 * `POST /file/outside`: hands a file on to the server that its field names, where the deployment knows that server. The
 * address is the form's, never the sender's; a redirect leads nowhere. The other server validates the file itself.
 */
export async function postOutside(
  request: FastifyRequest<{ Querystring: Record<string, unknown> }>,
  reply: FastifyReply,
  parts: UploadParts,
  sender: UploadSender,
): Promise<FastifyReply> {
  const asked = askedField(request.query);
  const found = await outsideTarget(asked, parts);
  if (found === undefined) return invalidAlias(reply);
  const { field } = found;
  const length = lengthOf(request);
  // Without a length nobody could say what is too large before all of it went out.
  if (length === 0 || !request.isMultipart()) throw new UploadError('bad_request');
  if (length > field.limits.largest + around)
    throw new UploadError('too_large', { limit: field.limits.largest });
  const free = await parts.quota.enter(sender, 0);
  const guard = guardSlowClient(request.raw, parts.limits.sending);
  try {
    const response = await handOn(request, found, length, guard);
    const { url } = response;
    const isKnown = typeof url === 'string' && URL.parse(url)?.origin === found.target.origin;
    return reply
      .code(201)
      .send({ ...response, ...(isKnown && { removeAt: removalAddress(asked, url, parts) }) });
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
  { field, target }: OutsideTarget,
  length: number,
  { signal }: SlowClientGuard,
): Promise<JsonObject> {
  const { status, text } = await askOutside({
    ...{ field, target, signal, method: 'POST', body: raw },
    headers: {
      'content-type': headers['content-type'],
      'content-length': length,
      accept: 'application/json',
    },
  });
  if (status < 200 || status > 299) throw new UploadError('outside_failed');
  return uploadedAt(target, text);
}

/** The other server's record of the file, as Form.io's renderer reads it: a bare path is appended to the address. */
function uploadedAt({ href }: URL, text: string): JsonObject {
  const response: unknown = text === '' ? {} : JSON.parse(text);
  const inner = isJsonObject(response) && isJsonObject(response.data) ? response.data : response;
  if (!isJsonObject(inner)) throw new UploadError('outside_failed');
  const { url } = inner;
  return typeof url === 'string' && url.startsWith('/') ? { ...inner, url: `${href}${url}` } : inner;
}
