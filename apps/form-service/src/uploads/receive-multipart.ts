import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { SlowClientGuard } from './guard-slow-client.ts';
import { asUploadError, UploadError } from './upload-error.ts';

/** A multipart upload: one file, already on the disk, and text fields. */
export interface ReceivedFile {
  readonly originalName: string;
  readonly claimedType: string;
  readonly name: string | undefined;
}

/** Beside the file: `name`, `dir` and what else a page adds. */
const bounds = { fields: 20, fieldSize: 4096, fieldNameSize: 200, parts: 21, headerPairs: 100 } as const;

/**
 * Writes the one file of a multipart body to a path as it comes, never holding more of it than a few pieces, and
 * fsyncs it. Throws an UploadError; what was written stays for the caller to take away.
 */
export async function receiveMultipart(
  request: FastifyRequest,
  path: string,
  largest: number,
  guard: SlowClientGuard,
): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw new UploadError('bad_request');
  let file: { readonly originalName: string; readonly claimedType: string } | undefined;
  let name: string | undefined;
  // One byte more than may come tells what is too large from what just fits.
  const parts = request.parts({ limits: { ...bounds, files: 1, fileSize: Math.floor(largest) + 1 } });
  try {
    for await (const part of untilAborted(parts, guard.signal)) {
      if (part.type === 'field') {
        if (part.fieldname === 'name' && typeof part.value === 'string') name = part.value;
        continue;
      }
      if (part.filename === undefined || part.filename === '') throw new UploadError('no_file');
      await write(part, path, guard.signal);
      if (part.file.truncated || part.file.bytesRead > largest)
        throw new UploadError('too_large', { limit: largest });
      file = { originalName: part.filename, claimedType: part.mimetype };
    }
  } catch (error) {
    throw refusalOf(error, guard.signal);
  }
  if (file === undefined) throw new UploadError('no_file');
  return { ...file, name };
}

async function write({ file }: MultipartFile, path: string, signal: AbortSignal): Promise<void> {
  // `flush`: fsynced before it is closed.
  await pipeline(file, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }), { signal });
}

/** Parts as they come; what waits for the next one ends with the signal too. */
async function* untilAborted<T>(parts: AsyncIterableIterator<T>, signal: AbortSignal): AsyncGenerator<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  aborted.catch(() => undefined);
  signal.throwIfAborted();
  for (;;) {
    const next = await Promise.race([parts.next(), aborted]);
    if (next.done === true) return;
    yield next.value;
  }
}

const refusalsOfTheParser: Readonly<Record<string, UploadError['code']>> = {
  FST_FILES_LIMIT: 'several_files',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
};

/** The parser found another fault: the body could not be read to its end. */
function refusalOf(error: unknown, signal: AbortSignal): unknown {
  if (signal.reason instanceof UploadError) return signal.reason;
  const refusal = asUploadError(error);
  if (refusal !== undefined || !(error instanceof Error)) return refusal ?? error;
  const code = 'code' in error ? String(error.code) : '';
  const known = refusalsOfTheParser[code];
  if (known !== undefined) return new UploadError(known, {}, { cause: error });
  if (code.startsWith('FST_')) return new UploadError('bad_request', {}, { cause: error });
  const isOfTheDisk = 'syscall' in error;
  return isOfTheDisk ? error : new UploadError('incomplete', {}, { cause: error });
}
