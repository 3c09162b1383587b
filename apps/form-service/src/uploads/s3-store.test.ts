import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
// Loaded with the test: Amazon's client leaves a global behind, and a test must leave its process as it found it.
import '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { FileStore } from './file-store.ts';
import { parseFilesUrl } from './parse-files-url.ts';
import { openS3Store } from './s3-store.ts';
import { fileStoreContract } from './testing/file-store-contract.ts';
import { bytes, fileOf, openUploadService, refusalOf } from './testing/open-upload-service.ts';
import { unclaimedForMs } from './upload-limits.ts';

let server: S3rver;
let directory = '';
let endpoint = '';
let count = 0;

beforeAll(async () => {
  // The key that this server knows.
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
  directory = mkdtempSync(join(tmpdir(), 'guichet-s3-'));
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'city' }],
  });
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
});

beforeEach(() => {
  count += 1;
});

afterAll(async () => {
  await server.close();
  vi.unstubAllEnvs();
  rmSync(directory, { recursive: true, force: true });
});

function open(bucket = 'city') {
  const place = parseFilesUrl(`s3://${bucket}/files-${count}?endpoint=${endpoint}`);
  if (place === undefined) throw new Error('No place.');
  return openS3Store(place);
}

fileStoreContract('S3', () => open());

test('a bucket that is not there is not ready', async () => {
  const store = await open('nowhere');
  expect(await store.isReady()).toBe(false);
  await store.close();
});

test('files of residents are taken in, given out, claimed and swept in a bucket as on the disk', async () => {
  const service = await openUploadService({ options: { store: await open() } });
  const [claimed, free] = [
    await service.uploadRecord(fileOf(bytes.pdf, 'a.pdf')),
    await service.uploadRecord(fileOf(bytes.text, 'b.txt')),
  ];
  expect(service.lying('arriving')).toEqual([]);
  expect((await service.submit({ any: [claimed] })).status).toBe(201);
  service.pass(unclaimedForMs + 60_000);
  expect(await service.service.uploads?.sweep()).toMatchObject({ unclaimed: 1, orphans: 0 });
  const given = await fetch(`${service.url}${claimed.url}`);
  expect(Buffer.from(await given.arrayBuffer())).toEqual(bytes.pdf);
  expect(await refusalOf(await fetch(`${service.url}${free.url}`))).toBe('404 unknown');
  await service.close();
});

test('a file is not acknowledged that the bucket did not take, and nothing of it stays', async () => {
  const service = await openUploadService({ options: { store: await open('nowhere') } });
  const response = await service.upload(fileOf(bytes.text, 'a.txt'));
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
  expect(service.lying('arriving')).toEqual([]);
  await service.close();
});

test('a file in pieces that the bucket did not take is asked about again, and need not come again', async () => {
  const [away, store] = [await open('nowhere'), await open()];
  let isAway = true;
  const keep: FileStore['keep'] = (id, path) => (isAway ? away : store).keep(id, path);
  const service = await openUploadService({ options: { store: { ...store, keep } } });
  const ask = (method: string, address: string, headers: Record<string, string>, body?: string) =>
    fetch(`${service.url}${address}`, {
      method,
      headers: { 'tus-resumable': '1.0.0', ...headers },
      ...(body && { body }),
    });
  const named = { form: 'files', field: 'any', filename: 'a.txt', filetype: 'text/plain' };
  const metadata = Object.entries(named).map(([name, value]) => `${name} ${btoa(value)}`);
  const begun = await ask('POST', '/api/file/resumable', {
    'upload-length': '5',
    'upload-metadata': metadata.join(),
  });
  const address = begun.headers.get('location') ?? '';
  const piece = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  for (const refused of [await ask('PATCH', address, piece, 'Hello'), await ask('HEAD', address, {})])
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
  isAway = false;
  expect((await ask('HEAD', address, {})).headers.get('upload-offset')).toBe('5');
  await service.close();
  await away.close();
});

/** A server of one's own, which has no file yet. It answers what is put with these statuses, one after the other. */
async function startStandIn(...statuses: readonly number[]) {
  const puts: { readonly body: string; readonly condition: string | undefined }[] = [];
  const standIn = createServer(async (request, response) => {
    if (request.method === 'HEAD') return void response.writeHead(404).end();
    puts.push({ body: await text(request), condition: request.headers['if-none-match'] });
    response.writeHead(statuses[puts.length - 1] ?? 200).end();
  }).listen(0, '127.0.0.1');
  await once(standIn, 'listening');
  const address = standIn.address();
  const place = parseFilesUrl(
    `s3://city?endpoint=http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
  );
  if (place === undefined) throw new Error('No place.');
  const store = await openS3Store(place);
  const path = join(directory, 'file');
  writeFileSync(path, 'Hello, City.');
  return {
    puts,
    path,
    keep: () => store.keep('0'.repeat(40), path),
    async close() {
      await store.close();
      standIn.closeAllConnections();
      standIn.close();
    },
  };
}

test('a file is sent again, whole, when the server was busy', async () => {
  const busyOnce = await startStandIn(503, 200);
  await busyOnce.keep();
  expect(busyOnce.puts.map(({ body }) => body)).toEqual(['Hello, City.', 'Hello, City.']);
  expect(existsSync(busyOnce.path)).toBe(false);
  await busyOnce.close();
});

test('a file that another server put meanwhile stays', async () => {
  const filled = await startStandIn(409, 412);
  expect(await filled.keep()).toBe(false);
  expect(filled.puts.map(({ condition }) => condition)).toEqual(['*', '*']);
  expect(existsSync(filled.path)).toBe(true);
  await filled.close();
});

test('a file is kept by a server that takes no conditions', async () => {
  const older = await startStandIn(501, 200);
  expect(await older.keep()).toBe(true);
  expect(older.puts.map(({ condition }) => condition)).toEqual(['*', undefined]);
  await older.close();
});

test('a bucket that falls silent holds nothing up', async () => {
  const path = join(directory, 'file');
  writeFileSync(path, 'Hello, City.');
  const [putId, halfId] = ['1'.repeat(40), '2'.repeat(40)];
  const asked = new Set<string | undefined>();
  const silent = createServer((request, response) => {
    asked.add(request.method);
    if (request.method === 'HEAD' && request.url?.includes(putId)) response.writeHead(404).end();
    if (request.url?.includes(halfId)) response.writeHead(200, { 'content-length': 12 }).write('Hello,');
  }).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const place = parseFilesUrl(
    `s3://city?endpoint=http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
  );
  if (place === undefined) throw new Error('No place.');
  const [store, beginning] = await Promise.all([
    openS3Store(place, { answerMs: 200, idleMs: 60_000 }),
    // Its first answers come: a busy machine has this long to hear them.
    openS3Store(place, { answerMs: 60_000, idleMs: 1_500 }),
  ]);
  expect(await store.isReady()).toBe(false);
  await Promise.all([
    expect(store.keep('0'.repeat(40), path)).rejects.toThrow(),
    expect(store.remove(putId)).rejects.toThrow(),
    expect(store.read(putId)).rejects.toThrow(),
    expect(beginning.keep(putId, path)).rejects.toThrow(),
    expect(beginning.read(halfId).then((half) => half && text(half))).rejects.toThrow(),
  ]);
  expect([...asked].sort()).toEqual(['DELETE', 'GET', 'HEAD', 'PUT']);
  expect(existsSync(path)).toBe(true);
  await Promise.all([store.close(), beginning.close()]);
  silent.closeAllConnections();
  silent.close();
});
