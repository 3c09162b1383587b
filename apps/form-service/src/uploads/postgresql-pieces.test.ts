import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseUploaded } from '@guichet/service-client';
// Loaded with the test: Amazon's client leaves a global behind, and a test must leave its process as it found it.
import '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPostgresql, type Postgresql } from '../storage/postgresql/open-database.ts';
import { openPostgresqlStorage } from '../storage/postgresql/postgresql-storage.ts';
import { createTestDatabase, type TestDatabase } from '../storage/postgresql/testing/test-database.ts';
import type { SubmissionStorage } from '../storage/storage.ts';
import { ownerMark } from './belongs-here.ts';
import { parseFilesUrl } from './parse-files-url.ts';
import { openS3Store } from './s3-store.ts';
import {
  bytes,
  fileOf,
  openUploadService,
  recordOf,
  type UploadService,
} from './testing/open-upload-service.ts';
import { unclaimedForMs, uploadLimits } from './upload-limits.ts';

let bucket: S3rver;
let directory = '';
let place: TestDatabase;
const databases: Postgresql[] = [];
const storages: SubmissionStorage[] = [];
const services: UploadService[] = [];

/** Two servers that share a database and a bucket, and no folder. */
beforeAll(async () => {
  // The key that this server knows.
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
  directory = mkdtempSync(join(tmpdir(), 'guichet-s3-'));
  const configureBuckets = [{ name: 'city' }];
  bucket = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  const { port } = await bucket.run();
  const files = parseFilesUrl(`s3://city/files?endpoint=http://127.0.0.1:${port}`);
  if (files === undefined) throw new Error('No place.');
  place = await createTestDatabase();
  for (let index = 0; index < 2; index += 1) {
    const database = await openPostgresql(place.address, { connections: 3 });
    const storage = await openPostgresqlStorage(database);
    databases.push(database);
    storages.push(storage);
    const service = await openUploadService({ storage, options: { store: await openS3Store(files) } });
    // As at each start.
    await service.service.uploads?.sweep();
    services.push(service);
  }
});

afterAll(async () => {
  for (const service of services) await service.close();
  for (const storage of storages) await storage.close();
  for (const database of databases) await database.close();
  await place.drop();
  await bucket.close();
  vi.unstubAllEnvs();
  rmSync(directory, { recursive: true, force: true });
});

const pdf = Buffer.concat([bytes.pdf, Buffer.alloc(300_000, 'x')]);
const inBucket = () =>
  readdirSync(join(directory, 'city'), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('_object') && !name.includes(ownerMark));

function call(index: number, path: string, method: string, headers: Record<string, string>, body?: Buffer) {
  return fetch(`${services[index % 2]?.url}${path}`, {
    method,
    headers: { 'tus-resumable': '1.0.0', ...headers },
    ...(body && { body: new Uint8Array(body) }),
  });
}

async function begin(): Promise<string> {
  const texts = {
    form: 'files',
    field: 'any',
    filename: 'plan.pdf',
    filetype: 'application/pdf',
    name: 'plan-1.pdf',
  };
  const metadata = Object.entries(texts).map(
    ([name, text]) => `${name} ${Buffer.from(text).toString('base64')}`,
  );
  const created = await call(0, '/api/file/resumable', 'POST', {
    'upload-length': String(pdf.length),
    'upload-metadata': metadata.join(','),
  });
  expect(created.status).toBe(201);
  return new URL(created.headers.get('location') ?? '', `${services[0]?.url}/api/file/resumable`).pathname;
}

function sendPiece(index: number, address: string, offset: number, length: number) {
  const headers = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
  return call(index, address, 'PATCH', headers, pdf.subarray(offset, offset + length));
}

test('a file whose pieces meet different servers arrives whole, and a submission to either claims it', async () => {
  const address = await begin();
  const size = 100_000;
  for (let offset = 0, index = 1; offset < pdf.length; offset += size, index += 1) {
    const answer = await sendPiece(index, address, offset, size);
    if (offset + size < pdf.length) {
      expect([answer.status, answer.headers.get('upload-offset')]).toEqual([204, String(offset + size)]);
      const asked = await call(index + 1, address, 'HEAD', {});
      expect(asked.headers.get('upload-offset')).toBe(String(offset + size));
      continue;
    }
    expect(answer.status).toBe(200);
    const taken = parseUploaded(await answer.text());
    expect(taken).toMatchObject({ size: pdf.length, type: 'application/pdf' });
    const file = await fetch(`${services[index % 2]?.url}/api/file${taken?.url}`);
    expect(Buffer.from(await file.arrayBuffer()).equals(pdf)).toBe(true);
    const record = taken && recordOf(taken);
    const claimed = await services[(index + 1) % 2]?.submit({ any: record === undefined ? [] : [record] });
    expect([claimed?.status, claimed?.reasons]).toEqual([201, []]);
  }
  // Nothing is left of the pieces, nor on the disk of either server.
  expect(inBucket()).toHaveLength(1);
  expect(services.map((service) => service.lying('arriving'))).toEqual([[], []]);
});

test('of two pieces with one beginning that meet two servers at once, one counts', async () => {
  const address = await begin();
  const answers = await Promise.all([0, 1].map((index) => sendPiece(index, address, 0, 50_000)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  const asked = await call(0, address, 'HEAD', {});
  expect(asked.headers.get('upload-offset')).toBe('50000');
  expect((await sendPiece(0, address, 90_000, 10)).status).toBe(409);
});

test('where the disk is full as a file is put together, it says so, and takes the file in once there is room', async () => {
  const address = await begin();
  const whole = join(services[0]?.dataDir ?? '', 'uploads', 'arriving', address.slice(-40));
  symlinkSync('/dev/full', whole);
  const refused = await sendPiece(0, address, 0, pdf.length);
  expect([refused.status, await refused.json()]).toEqual([
    507,
    expect.objectContaining({ code: 'no_space' }),
  ]);
  rmSync(whole);
  const asked = await call(0, address, 'HEAD', {});
  expect([asked.status, asked.headers.get('upload-offset')]).toEqual([200, String(pdf.length)]);
  expect((await call(0, address, 'DELETE', {})).status).toBe(204);
});

test('a file that broke off is swept after a day, with its pieces', async () => {
  const kept = inBucket();
  const address = await begin();
  await sendPiece(0, address, 0, 50_000);
  expect(inBucket()).toHaveLength(kept.length + 1);
  for (const service of services) service.pass(unclaimedForMs + 60_000);
  await services[1]?.service.uploads?.sweep();
  expect((await call(0, address, 'HEAD', {})).status).toBe(404);
  // The file of the first test is a submission's.
  expect(inBucket()).toHaveLength(1);
  expect(await place.sql('SELECT count(*)::int AS count FROM pieces')).toEqual([{ count: 0 }]);
});

test('what a resident may have lying here unclaimed is counted over all servers', async () => {
  const limits = { ...uploadLimits, spare: 0, unclaimedPerClient: { files: 2, bytes: 1_000_000 } };
  const limited: UploadService[] = [];
  for (const storage of storages)
    limited.push(await openUploadService({ rateLimit: 1000, storage, options: { limits } }));
  const [firstService, secondService] = limited;
  expect((await firstService?.upload(fileOf(bytes.text, 'a.txt')))?.status).toBe(201);
  expect((await secondService?.upload(fileOf(bytes.text, 'b.txt')))?.status).toBe(201);
  for (const service of limited) expect((await service.upload(fileOf(bytes.text, 'c.txt'))).status).toBe(429);
  for (const service of limited) await service.close();
});
