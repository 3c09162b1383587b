import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { drain, guardSlowClient } from './guard-slow-client.ts';
import { lengthOf } from './post-file.ts';
import { readAnnounced } from './s3-exchange.ts';
import { describeUpload, takeFile } from './take-file.ts';
import { UploadError } from './upload-error.ts';
import { findUploadField } from './upload-field.ts';
import type { UploadParts } from './upload-parts.ts';
import type { UploadSender } from './upload-quota.ts';

interface Options {
  readonly quiet: RouteShorthandOptions;
  readonly senderOf: (request: FastifyRequest) => UploadSender;
}

type WithAnnounced = { Params: { id: string }; Querystring: Record<string, unknown> };

/** `PUT /file/{id}`: the bytes of a file that was announced, of whatever type they are. */
export async function putRoutes(
  app: FastifyInstance,
  parts: UploadParts,
  { quiet, senderOf }: Options,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_, __, done) => done(null));
  app.put<WithAnnounced>('/file/:id', quiet, async (request) => {
    try {
      return await put(request, parts, senderOf(request));
    } catch (error) {
      drain(request.raw, parts.limits.sending);
      throw error;
    }
  });
}

async function put(request: FastifyRequest<WithAnnounced>, parts: UploadParts, sender: UploadSender) {
  const announced = readAnnounced(request.params.id, request.query, parts);
  const { id, size } = announced;
  const [there] = await parts.rows.findUploads([id]);
  if (there?.submission !== undefined) throw new UploadError('claimed');
  // Its answer was lost, and it is put again.
  if (there !== undefined) return describeUpload(there);
  if (lengthOf(request) !== size) throw new UploadError('incomplete');
  const { largest } = parts.limits;
  const field = await findUploadField(announced, parts.catalogue, {
    largest,
    unsetStorage: parts.unsetStorage,
  });
  if (field === undefined) throw new UploadError('unknown_field');
  const free = await parts.quota.enter(sender, size);
  const guard = guardSlowClient(request.raw, parts.limits.sending);
  // Two that put the same at once write to places of their own: the first that is whole is kept.
  const path = join(parts.arriving, `${id}-${crypto.randomUUID()}`);
  try {
    await pipeline(request.raw, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }), {
      signal: guard.signal,
    });
    guard.stop();
    const { originalName, name, type } = announced;
    return await takeFile(
      { id, path, field, client: sender.client, originalName, name, claimedType: type },
      parts,
    );
  } catch (error) {
    throw guard.signal.reason instanceof UploadError ? guard.signal.reason : error;
  } finally {
    guard.stop();
    free();
    await rm(path, { force: true });
  }
}
