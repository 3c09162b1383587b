import { isJsonObject, type JsonObject } from '@guichet/definition';
import type { UploadCall, Uploaded } from './file-service.ts';
import type { Broken } from './keep-trying.ts';
import { isTaken, refusalIn } from './read-answer.ts';
import { s3Address } from './s3-address.ts';
import type { Sent } from './send.ts';
import type { UploadEnvironment } from './upload-environment.ts';

interface PartUpload {
  /** One for each part, in order. */
  readonly addresses: readonly string[];
  readonly announcement: JsonObject;
  readonly progress: (bytes: number) => void;
}

/** Tries of the last word, which is short. Source: Form.io's renderer. */
const maxAttempts = 3;

/** A file in several parts, and then the word that it is whole; where a part is refused, that it is not to be. */
export async function putParts(
  { file, form, signal }: UploadCall,
  { send }: UploadEnvironment,
  { addresses, announcement, progress }: PartUpload,
): Promise<{ readonly kind: 'complete' } | Uploaded | Broken> {
  const { uploadId, key, partSizeActual, data } = announcement;
  const size =
    typeof partSizeActual === 'number' && partSizeActual > 0
      ? partSizeActual
      : Math.ceil(file.size / addresses.length);
  const headers = isJsonObject(data) && isJsonObject(data.headers) ? data.headers : {};
  const post = (what: string, more: JsonObject): Promise<Sent> =>
    send({
      method: 'POST',
      address: `${s3Address(form)}/multipart/${what}`,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ ...more, uploadId, key }),
      signal: AbortSignal.timeout(60_000),
    });

  const parts: { ETag: string; PartNumber: number }[] = [];
  for (const [index, address] of addresses.entries()) {
    const from = index * size;
    const sent = await send({
      method: 'PUT',
      address,
      body: file.slice(from, from + size),
      options: { headers },
      progress: (bytes) => progress(from + bytes),
      signal,
    });
    if (sent.kind === 'broken' || !isTaken(sent.status)) {
      await post('abort', {});
      return sent.kind === 'broken' ? { kind: 'broken', code: 'network', hasMoved: false } : refusalIn(sent);
    }
    parts.push({ ETag: (sent.header('etag') ?? '').replaceAll('"', ''), PartNumber: index + 1 });
  }
  for (let tries = 1; ; tries += 1) {
    const sent = await post('complete', { parts });
    if (sent.kind === 'answered' && isTaken(sent.status)) return { kind: 'complete' };
    if (tries < maxAttempts) continue;
    await post('abort', {});
    return sent.kind === 'answered' ? refusalIn(sent) : { kind: 'failed', code: 'network' };
  }
}
