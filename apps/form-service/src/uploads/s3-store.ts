import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { FileStore } from './file-store.ts';
import type { S3Place } from './parse-files-url.ts';
import { isUploadId } from './upload-id.ts';

/** The client does not repeat a stream: the file is read again, this many times in all, after so many milliseconds. */
const maxAttempts = 3;
const pauseMs = 250;

const [conflict, preconditionFailed, notImplemented] = [409, 412, 501];

/**
 * Keeps files in a bucket, below a prefix that is this deployment's alone: the sweep deletes files there that its
 * database does not know. The SDK identifies the service by its own means (`AWS_ACCESS_KEY_ID`, a role...).
 */
export function openS3Store({ bucket, prefix, region, endpoint, isPathStyle }: S3Place): FileStore {
  const client = new S3Client({
    region,
    logger: silent,
    ...(endpoint !== undefined && { endpoint }),
    forcePathStyle: isPathStyle,
    // Servers that only speak like S3 know no newer checksums; TLS and the length guard the bytes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (id: string) => ({ Bucket: bucket, Key: `${prefix}${id}` });

  let isConditional = true;

  /** Servers that only speak like S3 may not know of conditions, or pass over them. */
  async function isThere(id: string): Promise<boolean> {
    try {
      await client.send(new HeadObjectCommand(at(id)));
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
        new PutObjectCommand({
          ...at(id),
          Body: body,
          ContentLength: size,
          ContentType: 'application/octet-stream',
          ContentDisposition: 'attachment',
          ...(isConditional && { IfNoneMatch: '*' }),
        }),
      );
    } finally {
      body.destroy();
    }
  }

  return {
    name: `s3://${bucket}/${prefix}`.replace(/\/$/, ''),
    isShared: true,
    async keep(id, path) {
      if (await isThere(id)) return false;
      for (let tries = 1; ; tries += 1) {
        try {
          await put(id, path);
          break;
        } catch (error) {
          const status = statusOf(error);
          if (status === preconditionFailed) return false;
          if (tries === maxAttempts || isRefusal(error)) throw error;
          if (status === notImplemented) isConditional = false;
          await pause(pauseMs * tries);
        }
      }
      await rm(path, { force: true });
      return true;
    },
    async read(id) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(id)));
        return Body instanceof Readable ? Body : undefined;
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async remove(id) {
      await client.send(new DeleteObjectCommand(at(id)));
    },
    async *list(before) {
      for await (const { Contents = [] } of paginateListObjectsV2(
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
      client.send(new HeadBucketCommand({ Bucket: bucket })).then(
        () => true,
        () => false,
      ),
    close: async () => client.destroy(),
  };
}

/** Whether the server would refuse it again. */
function isRefusal(error: unknown): boolean {
  const status = statusOf(error) ?? 500;
  // Another request with a condition on the same object was under way.
  return status < 500 && status !== conflict;
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

/** Silences the client's own log: failures are thrown. */
const silent = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };
