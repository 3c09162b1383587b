import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import type { StoredUpload } from '../storage/uploads.ts';
import type { FileStore } from './file-store.ts';
import { UploadError } from './upload-error.ts';

/** Types that a reader's program may get; anything else is bytes. None of them runs in a page. */
const harmless = new Set([
  ...['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/heic', 'image/tiff', 'image/bmp'],
  ...['application/pdf', 'application/zip', 'text/plain', 'text/csv', 'audio/mpeg', 'video/mp4'],
]);

/**
 * Sends a file so that it can only be saved: never shown in a page of ours, never mistaken for another type, and
 * without any rights should a browser open it all the same.
 */
export async function respondWithFile(
  reply: FastifyReply,
  { id, ...upload }: StoredUpload,
  store: FileStore,
): Promise<FastifyReply> {
  const bytes = reply.request.method === 'HEAD' ? null : await store.read(id);
  if (bytes === undefined) throw new UploadError('unknown');
  // Not before: Firefox would save the words of an error under the name of the file.
  return reply.headers(headersOfFile(upload)).send(bytes);
}

/** Headers with which a browser saves a file, whatever it is. */
export function headersOfFile({
  originalName,
  type,
  size,
}: Pick<StoredUpload, 'originalName' | 'type' | 'size'>) {
  return {
    'content-type': harmless.has(type) ? type : 'application/octet-stream',
    'content-length': size,
    'content-disposition': contentDisposition(originalName),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  };
}
