import type { JsonObject } from '@guichet/definition';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type ForeignService,
  openForeignService,
  type StubResponse,
} from './testing/open-foreign-service.ts';

let service: ForeignService;

beforeEach(async () => {
  service = await openForeignService();
});

afterEach(() => service.close());

test('S3: the file is put where the service says, with its headers', async () => {
  const data = { key: 'k/plan-1.txt', acl: 'public-read', headers: { 'x-amz-acl': 'public-read' } };
  service.answer({ body: { signed: '/put?signature=1', url: '/bucket', bucket: 'plans', data } }, {});
  const submissionAccess = [{ type: 'read', resources: ['1'] }];
  expect(await service.recordOf({ storage: 's3', submissionAccess, submissionId: '7' })).toEqual({
    ...{ storage: 's3', name: 'plan-1.txt', originalName: 'plan.txt', size: 10, type: 'text/plain' },
    ...{ url: '/bucket/k/plan-1.txt', bucket: 'plans', key: 'k/plan-1.txt', acl: 'public-read' },
  });
  expect(service.asked[0]).toMatchObject({ method: 'POST', path: '/api/permits/tree/storage/s3' });
  expect(JSON.parse(service.asked[0]?.body ?? '')).toEqual({
    ...{
      name: 'plans/plan-1.txt',
      size: 10,
      type: 'text/plain',
      groupPermissions: submissionAccess,
      groupId: '7',
    },
    ...{ field: 'rows.plan', originalName: 'plan.txt', version: 'v1' },
  });
  expect(service.asked[1]).toMatchObject({
    ...{ method: 'PUT', path: '/put', body: '0123456789' },
    headers: { 'x-amz-acl': 'public-read', 'content-type': 'text/plain' },
  });
});

test('S3 without a signed address: the file is posted with the fields of its policy', async () => {
  const data = { key: 'uploads', acl: 'private', policy: 'p', 'X-Amz-Signature': 's' };
  service.answer({ body: { url: '/bucket', bucket: 'plans', data } }, { status: 204 });
  expect(await service.recordOf({ storage: 's3' })).toMatchObject({
    ...{ url: '/bucket/uploads/plans/plan-1.txt', key: 'uploads/plans/plan-1.txt' },
  });
  expect(service.asked[1]).toMatchObject({ method: 'POST', path: '/bucket' });
  expect(service.asked[1]?.body).toMatch(
    /name="key"\s+uploads\/plans\/plan-1.txt[\s\S]*name="policy"\s+p\s[\s\S]*name="file"[\s\S]*0123456789/,
  );
});

const several = () => ({
  ...{ signed: ['/part/1', '/part/2', '/part/3'], url: '/bucket', bucket: 'plans', uploadId: 'u', key: 'k' },
  ...{ partSizeActual: 4, data: { key: 'k', acl: 'private' } },
});

test('S3 in several parts: each is put, and their marks tell that the file is whole', async () => {
  const part = (mark: string): StubResponse => ({ headers: { etag: `"${mark}"` } });
  service.answer({ body: several() }, part('a'), part('b'), part('c'), { status: 500 }, {});
  const done: number[] = [];
  expect(await service.recordOf({ storage: 's3', progress: (part) => void done.push(part) })).toMatchObject({
    ...{ url: '/bucket/k', key: 'k' },
  });
  expect(service.asked.slice(1, 4).map(({ method, body }) => [method, body])).toEqual([
    ['PUT', '0123'],
    ['PUT', '4567'],
    ['PUT', '89'],
  ]);
  expect(done).toEqual([0.4, 0.8, 1]);
  expect(service.asked[5]).toMatchObject({
    method: 'POST',
    path: '/api/permits/tree/storage/s3/multipart/complete',
  });
  expect(JSON.parse(service.asked[5]?.body ?? '')).toEqual({
    parts: ['a', 'b', 'c'].map((ETag, index) => ({ ETag, PartNumber: index + 1 })),
    ...{ uploadId: 'u', key: 'k' },
  });
});

test('S3 in several parts: one that is refused ends all of them', async () => {
  service.answer({ body: several() }, {}, { status: 403 }, {});
  expect(await service.upload({ storage: 's3' })).toEqual({ kind: 'failed', code: 'refused', message: '' });
  expect(service.asked.map(({ path }) => path).slice(1)).toEqual([
    ...['/part/1', '/part/2', '/api/permits/tree/storage/s3/multipart/abort'],
  ]);
});

test.each<JsonObject>([
  { signed: 'https://bucket.example.com/put', data: {} },
  { signed: ['https://bucket.example.com/put'], data: {} },
  { url: 'https://bucket.example.com', data: {} },
])('S3: nothing is sent to %j, which is not of this site', async (body) => {
  service.answer({ body });
  expect(await service.upload({ storage: 's3' })).toEqual({ kind: 'failed', code: 'outside' });
  expect(service.asked).toHaveLength(1);
});
