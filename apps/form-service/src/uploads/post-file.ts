import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalidAlias } from '../http/invalid-alias.ts';
import { drain, guardSlowClient } from './guard-slow-client.ts';
import { receiveMultipart } from './receive-multipart.ts';
import { takeFile } from './take-file.ts';
import { UploadError } from './upload-error.ts';
import { findUploadField, isOutsideField } from './upload-field.ts';
import { createUploadId } from './upload-id.ts';
import type { UploadParts } from './upload-parts.ts';
import type { UploadSender } from './upload-quota.ts';

/** Bytes of a multipart body that are not the file, at most. */
export const around = 64 * 1024;

/** `POST /file`: one file for a field, as Form.io's renderer sends it. Answered once it is kept permanently. */
export async function postFile(
  request: FastifyRequest<{ Querystring: Record<string, unknown> }>,
  reply: FastifyReply,
  parts: UploadParts,
  sender: UploadSender,
): Promise<FastifyReply> {
  try {
    return await receive(request, reply, parts, sender);
  } catch (error) {
    drain(request.raw, parts.limits.sending);
    throw error;
  }
}

async function receive(
  request: FastifyRequest<{ Querystring: Record<string, unknown> }>,
  reply: FastifyReply,
  parts: UploadParts,
  sender: UploadSender,
): Promise<FastifyReply> {
  const field = await findUploadField(askedField(request.query), parts.catalogue, {
    largest: parts.limits.largest,
    unsetStorage: parts.unsetStorage,
  });
  if (field === undefined) return invalidAlias(reply);
  if (field.storage === 'base64' || isOutsideField(field)) throw new UploadError('no_storage');
  const { largest } = field.limits;
  const announced = lengthOf(request);
  if (announced > largest + around) throw new UploadError('too_large', { limit: largest });
  const free = await parts.quota.enter(sender, maxBytesOf(request, largest));
  const guard = guardSlowClient(request.raw, parts.limits.sending);
  const id = createUploadId();
  const path = join(parts.arriving, id);
  try {
    const received = await receiveMultipart(request, path, largest, guard);
    guard.stop();
    const taken = await takeFile({ id, path, field, client: sender.client, ...received }, parts);
    return reply.code(201).send(taken);
  } finally {
    guard.stop();
    free();
    await rm(path, { force: true });
  }
}

/** The field that a query names. Throws an UploadError for one that names none. */
export function askedField({ form, field, version }: Record<string, unknown>) {
  if (typeof form !== 'string' || typeof field !== 'string' || field.length > 1000)
    throw new UploadError('bad_request');
  return { form, field, version: typeof version === 'string' ? version : undefined };
}

/** The bytes that a body may bring: its length, or `largest` where it comes in chunks and does not say. */
export function maxBytesOf(request: FastifyRequest, largest: number): number {
  return request.headers['transfer-encoding'] === undefined ? lengthOf(request) : largest;
}

/** The announced length of the body; 0 where there is none. */
export function lengthOf({ headers }: FastifyRequest): number {
  return Number(headers['content-length'] ?? 0);
}
