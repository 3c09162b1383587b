import type { FastifyReply } from 'fastify';
import { auditLine } from '../storage/desk-rows.ts';
import type { StoredUpload } from '../storage/uploads.ts';
import { respondWithFile } from './send-file.ts';
import type { LinkQuery } from './signed-link.ts';
import { describeUpload } from './take-file.ts';
import { bodyOfUploadError, UploadError } from './upload-error.ts';
import { isUploadId } from './upload-id.ts';
import { unclaimedForMs } from './upload-limits.ts';
import type { UploadParts } from './upload-parts.ts';

/** `GET /file/{id}`: the file, to be saved. `operatorOf`: the name of who asks, where they may read submissions. */
export async function getFile(
  id: string,
  query: LinkQuery,
  reply: FastifyReply,
  parts: UploadParts,
  operatorOf: () => string | undefined,
) {
  const upload = await find(id, parts);
  if (upload.isPrivate) {
    const purpose = parts.links.check(id, query, parts.now());
    const isGood = purpose === 'office' || (purpose === 'sender' && upload.submission === undefined);
    const operator = isGood ? undefined : operatorOf();
    if (operator !== undefined) await noteReading(upload, operator, parts);
    else if (!isGood) throw new UploadError('private');
  }
  return sendWhole(upload, reply, parts);
}

/** `GET /{alias}/submission/{id}/file/{file}`: a file of that submission and no other. */
export async function sendClaimed(id: string, submission: string, reply: FastifyReply, parts: UploadParts) {
  try {
    const upload = await find(id, parts);
    if (upload.submission !== submission) throw new UploadError('unknown');
    return await sendWhole(upload, reply, parts);
  } catch (error) {
    if (!(error instanceof UploadError)) throw error;
    return reply.code(error.status).send(bodyOfUploadError(error));
  }
}

async function noteReading({ form, submission }: StoredUpload, operator: string, { rows }: UploadParts) {
  const { reference } = (submission === undefined ? undefined : await rows.findSubmission(submission)) ?? {};
  await rows.noteAudit(auditLine({ operator, action: 'downloaded', form, reference }));
}

function sendWhole(upload: StoredUpload, reply: FastifyReply, parts: UploadParts) {
  if (upload.scan === 'waiting') throw new UploadError('scanning');
  if (upload.scan === 'infected') throw new UploadError('infected');
  return respondWithFile(reply, upload, parts.store);
}

/** `GET /file/{id}/record`: the response to the upload, for its sender. */
export async function getRecord(id: string, parts: UploadParts) {
  return describeUpload(await findUnclaimed(id, parts, 'unknown'));
}

/** `POST /file/{id}`, as Form.io asks for a private file: a link that is good until a submission claims it. */
export async function linkForSender(id: string, parts: UploadParts): Promise<{ readonly url: string }> {
  await findUnclaimed(id, parts, 'private');
  return { url: `${parts.base}${parts.links.link(id, 'sender', parts.now() + unclaimedForMs)}` };
}

/** `DELETE /file/{id}`: anyone who knows its id has sent it, as long as no submission claims it. */
export async function deleteFile(id: string, { rows, store }: UploadParts): Promise<void> {
  if (!isUploadId(id)) throw new UploadError('unknown');
  const isForgotten = await rows.removeUpload(id);
  if (!isForgotten) {
    const [upload] = await rows.findUploads([id]);
    throw new UploadError(upload === undefined ? 'unknown' : 'claimed');
  }
  // Should this fail, the file is a stray, which the sweep finds.
  await store.remove(id);
}

async function find(id: string, { rows }: UploadParts): Promise<StoredUpload> {
  const [upload] = isUploadId(id) ? await rows.findUploads([id]) : [];
  if (upload === undefined || upload.scan === 'arriving') throw new UploadError('unknown');
  return upload;
}

async function findUnclaimed(id: string, parts: UploadParts, otherwise: 'unknown' | 'private') {
  const upload = await find(id, parts);
  if (upload.submission !== undefined) throw new UploadError(otherwise);
  return upload;
}
