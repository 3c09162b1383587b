import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { type FileStore, FileStoreError } from './file-store.ts';
import type { S3Place } from './parse-files-url.ts';
import { isUploadId } from './upload-id.ts';

/** The client does not repeat a stream: the file is read again, this many times in all, after so many milliseconds. */
const maxAttempts = 3;
const pauseMs = 250;

/** How long the bucket may keep everything waiting, in milliseconds. */
interface Timeouts {
  /** Until it begins to answer; without bytes of a file. */
  readonly answerMs: number;
  /** Between two bytes of a file. A reader on a slow connection pauses it too. */
  readonly idleMs: number;
}

const usualTimeouts: Timeouts = { answerMs: 15_000, idleMs: 60_000 };

const [conflict, preconditionFailed, notImplemented] = [409, 412, 501];

/**
 * Keeps files in a bucket, below a prefix that is this deployment's alone: the sweep deletes files there that its
 * database does not know. The SDK identifies the service by its own means (`AWS_ACCESS_KEY_ID`, a role...).
 */
export async function openS3Store(
  place: S3Place,
  { answerMs, idleMs }: Timeouts = usualTimeouts,
): Promise<FileStore> {
  // It takes a moment to load, and most deployments need none.
  const s3 = await import('@aws-sdk/client-s3');
  const { bucket, prefix, region, endpoint, isPathStyle } = place;
  const client = new s3.S3Client({
    region,
    logger: silent,
    ...(endpoint !== undefined && { endpoint }),
    forcePathStyle: isPathStyle,
    // By itself it waits for ever, and once 50 requests do so, so do all others.
    requestHandler: {
      connectionTimeout: answerMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      socketTimeout: idleMs,
    },
    // Servers that only speak like S3 know no newer checksums; TLS and the length guard the bytes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const name = `s3://${bucket}/${prefix}`.replace(/\/$/, '');
  const at = (id: string) => ({ Bucket: bucket, Key: `${prefix}${id}` });

  const statusOf = (error: unknown) =>
    error instanceof s3.S3ServiceException ? error.$metadata.httpStatusCode : undefined;

  let isConditional = true;

  /** Servers that only speak like S3 may not know of conditions, or pass over them. */
  async function isThere(id: string): Promise<boolean> {
    try {
      await client.send(new s3.HeadObjectCommand(at(id)));
      return true;
    } catch (error) {
      if (statusOf(error) === 404) return false;
      throw error;
    }
  }

  /** One request with the length known, streamed from the disk: S3 takes 5 GB so, and none of it waits in memory. */
  async function put(id: string, path: string): Promise<void> {
    const { size } = await stat(path);
    const body = createReadStream(path);
    try {
      await client.send(
        new s3.PutObjectCommand({
          ...at(id),
          Body: body,
          ContentLength: size,
          ContentType: 'application/octet-stream',
          ContentDisposition: 'attachment',
          ...(isConditional && { IfNoneMatch: '*' }),
        }),
        // A large file takes longer.
        { requestTimeout: 0 },
      );
    } finally {
      body.destroy();
    }
  }

  async function keep(id: string, path: string): Promise<boolean> {
    if (await isThere(id)) return false;
    for (let tries = 1; ; tries += 1) {
      try {
        await put(id, path);
        break;
      } catch (error) {
        const status = statusOf(error);
        if (status === preconditionFailed) return false;
        if (tries === maxAttempts || isRefusal(status)) throw error;
        if (status === notImplemented) isConditional = false;
        await pause(pauseMs * tries);
      }
    }
    await rm(path, { force: true });
    return true;
  }

  const failed = (cause: unknown): never => {
    throw new FileStoreError(name, cause);
  };

  return {
    name,
    isShared: true,
    keep: (id, path) => keep(id, path).catch(failed),
    async read(id) {
      try {
        const { Body } = await client.send(new s3.GetObjectCommand(at(id)));
        return Body instanceof Readable ? Body : undefined;
      } catch (error) {
        if (error instanceof s3.NoSuchKey) return undefined;
        return failed(error);
      }
    },
    async remove(id) {
      await client.send(new s3.DeleteObjectCommand(at(id))).catch(failed);
    },
    async *list(before) {
      for await (const { Contents = [] } of s3.paginateListObjectsV2(
        { client },
        { Bucket: bucket, Prefix: prefix },
      )) {
        const ids = Contents.filter(({ LastModified }) => (LastModified?.getTime() ?? before) < before)
          .map(({ Key = '' }) => Key.slice(prefix.length))
          .filter(isUploadId);
        if (ids.length > 0) yield ids;
      }
    },
    isReady: () =>
      client
        .send(new s3.HeadBucketCommand({ Bucket: bucket }), { abortSignal: AbortSignal.timeout(answerMs) })
        .then(
          () => true,
          () => false,
        ),
    close: async () => client.destroy(),
  };
}

/** Whether the server would refuse it again. `status`: undefined where it gave none. */
function isRefusal(status = 500): boolean {
  // Another request with a condition on the same object was under way.
  return status < 500 && status !== conflict;
}

/** Silences the client's own log: failures are thrown. */
const silent = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };
