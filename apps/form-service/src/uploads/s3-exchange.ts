import { isJsonObject, type JsonObject } from '@guichet/definition';
import { uploadAddress } from '@guichet/service-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalidAlias } from '../http/invalid-alias.ts';
import { cleanName } from './clean-name.ts';
import { deleteFile, linkForSender } from './kept-file.ts';
import { askedField } from './post-file.ts';
import { cleanType } from './take-file.ts';
import { bodyOfUploadError, UploadError } from './upload-error.ts';
import { findUploadField, isOutsideField } from './upload-field.ts';
import { createUploadId } from './upload-id.ts';
import type { UploadParts } from './upload-parts.ts';
import { validateName, validateUploadSize } from './validate-file.ts';

/** The response that Form.io's renderer reads before it puts a file into S3. */
export interface S3Announcement {
  /** Where the file is to be put: at our own server, which checks and scans it before it is kept. */
  readonly signed: string;
  readonly url: string;
  readonly bucket: string;
  readonly data: { readonly key: string; readonly acl: 'private'; readonly headers: JsonObject };
}

/** An announced file, as it travels in the signed address. */
export interface AnnouncedFile {
  readonly id: string;
  readonly form: string;
  readonly field: string;
  readonly version: string | undefined;
  readonly originalName: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** How long an announced file may take to begin. */
const announcedForMs = 15 * 60_000;

/**
 * `POST /{alias}/storage/s3`: checks what can be checked before a file is there, and says where to put it.
 * Undefined for an unknown alias. Source: Form.io's exchange of presigned addresses.
 */
export async function announceS3(
  form: string,
  body: unknown,
  parts: UploadParts,
): Promise<S3Announcement | undefined> {
  if (!isJsonObject(body) || typeof body.name !== 'string' || typeof body.size !== 'number')
    throw new UploadError('bad_request');
  const { largest } = parts.limits;
  const asked = askedField({ form, field: body.field, version: body.version });
  const field = await findUploadField(asked, parts.catalogue, { largest, unsetStorage: parts.unsetStorage });
  if (field === undefined) return undefined;
  if (field.storage === 'base64' || isOutsideField(field)) throw new UploadError('no_storage');
  const name = cleanName(body.name);
  const originalName = typeof body.originalName === 'string' ? cleanName(body.originalName) : name;
  const type = cleanType(typeof body.type === 'string' ? body.type : '');
  validateUploadSize(body.size, field.limits);
  validateName({ originalName, claimedType: type }, field.limits);
  const id = createUploadId();
  const announced: AnnouncedFile = {
    ...{ id, form: field.form, field: field.path, version: asked.version },
    ...{ originalName, name, type, size: body.size },
    until: parts.now() + announcedForMs,
  };
  const text = Buffer.from(JSON.stringify(announced)).toString('base64url');
  const query = new URLSearchParams({ announced: text, signature: parts.links.sign('put', text) });
  return {
    signed: `${parts.base}${uploadAddress}/${id}?${query}`,
    url: uploadAddress,
    bucket: 'guichet',
    data: { key: id, acl: 'private', headers: {} },
  };
}

/** Reads the file that a signed address announces, while the signature is valid. Throws an UploadError. */
export function readAnnounced(
  id: string,
  query: Record<string, unknown>,
  { links, now }: UploadParts,
): AnnouncedFile {
  const { announced: text, signature } = query;
  if (typeof text !== 'string' || typeof signature !== 'string' || !links.isSigned('put', text, signature))
    throw new UploadError('private');
  const announced: AnnouncedFile = JSON.parse(Buffer.from(text, 'base64url').toString());
  if (announced.id !== id || announced.until < now()) throw new UploadError('private');
  return announced;
}

/** `POST`, `GET` and `DELETE` of `{alias}/storage/s3`. */
export async function answerS3(
  form: string,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: UploadParts,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  try {
    if (request.method === 'POST') {
      const announcement = await announceS3(form, request.body, parts);
      return announcement === undefined ? invalidAlias(reply) : reply.send(announcement);
    }
    const { key }: { readonly key?: unknown } = isJsonObject(request.query) ? request.query : {};
    const id = typeof key === 'string' ? key : '';
    if (request.method === 'GET') return reply.send(await linkForSender(id, parts));
    await deleteFile(id, parts);
    return reply.send({});
  } catch (error) {
    if (!(error instanceof UploadError)) throw error;
    return reply.code(error.status).send(bodyOfUploadError(error));
  }
}

/** The alias of `{alias}/storage/s3`; undefined for any other path. */
export function aliasOfS3(path: string): string | undefined {
  return /^(.+)\/storage\/s3$/.exec(path)?.[1];
}
