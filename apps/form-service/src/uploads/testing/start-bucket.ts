import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
// Loaded with the test: Amazon's client leaves a global behind, and a test must leave its process as it found it.
import '@aws-sdk/client-s3';

/** A bucket of a real S3 server on this machine. */
export interface TestBucket {
  /** Settings that name it, and the key that this server knows. */
  readonly env: {
    readonly FILES_URL: string;
    readonly AWS_ACCESS_KEY_ID: string;
    readonly AWS_SECRET_ACCESS_KEY: string;
  };
  /** The names of its objects. */
  list(): readonly string[];
  close(): Promise<void>;
}

export async function startBucket(): Promise<TestBucket> {
  const directory = mkdtempSync(join(tmpdir(), 'guichet-bucket-'));
  const server = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory },
    configureBuckets: [{ name: 'city' }],
  });
  const { port } = await server.run();
  return {
    env: {
      FILES_URL: `s3://city/files?endpoint=http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    list: () =>
      readdirSync(join(directory, 'city'), { recursive: true })
        .map(String)
        .filter((name) => name.endsWith('._S3rver_object'))
        .map((name) => name.replace('._S3rver_object', '')),
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
