import type { JsonObject } from '@guichet/definition';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
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

const stored = (record: JsonObject) => ({
  record,
  form: 'permits/tree',
  field: 'plan',
  options: {},
  submissionId: '7',
});

test('a stored file is deleted where it lies; one that is gone, or of somebody else, is no longer here', async () => {
  const outcomes = [];
  for (const [record, status] of [
    [{ storage: 'url', url: '/api/file/1' }, 204],
    [{ storage: 'resumable', url: '/api/file/2' }, 404],
    [{ storage: 's3', bucket: 'b', key: 'k/1', url: '/x' }, 409],
    [{ storage: 'url', url: '/api/file/3' }, 500],
  ] as const) {
    service.answer({ status });
    outcomes.push((await service.files.deleteFile(stored(record))).kind);
  }
  expect(outcomes).toEqual(['deleted', 'deleted', 'deleted', 'failed']);
  expect(service.asked.map(({ method, path, query }) => `${method} ${path}?${query}`)).toEqual([
    'DELETE /api/file/1?',
    'DELETE /api/file/2?',
    'DELETE /api/permits/tree/storage/s3?bucket=b&key=k%2F1',
    'DELETE /api/file/3?',
  ]);
  const outside = { storage: 'url', url: 'https://files.example.ca/1' };
  const elsewhere = { ...outside, data: { removeAt: 'https://files.example.ca/remove' } };
  for (const record of [outside, elsewhere, { storage: 'base64', url: 'data:,x' }])
    expect(await service.files.deleteFile(stored(record))).toEqual({ kind: 'deleted' });
  expect(service.asked).toHaveLength(4);
  service.answer({ status: 204 });
  const removeAt = '/api/file/outside?form=a&field=b&url=u&signature=s';
  expect(await service.files.deleteFile(stored({ ...outside, data: { removeAt } }))).toEqual({
    kind: 'deleted',
  });
  expect(service.asked.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/file/outside' });
});

test('only of a file of ours, and only where the service says so, it is told that it is gone', async () => {
  const url = `/api/file/${'0'.repeat(40)}`;
  const gone = [];
  for (const status of [404, 200, 403, 423, 500]) {
    service.answer({ status });
    gone.push(await service.files.isGone?.(stored({ storage: 'url', url })));
  }
  expect(gone).toEqual([true, false, false, false, false]);
  expect(service.asked.map(({ method, path }) => `${method} ${path}`)).toContain(`HEAD ${url}`);
  for (const foreignUrl of ['https://files.example.ca/1', 'data:,x', '/api/file/../secret'])
    expect(await service.files.isGone?.(stored({ storage: 'url', url: foreignUrl }))).toBe(false);
  expect(service.asked).toHaveLength(5);
});

test('a stored file opens by its address, a private one and one in S3 by a link that is asked for', async () => {
  const found = async (record: JsonObject, answer?: StubResponse) => {
    service.answer(...(answer === undefined ? [] : [answer]));
    const outcome = await service.files.downloadFile(stored(record));
    return outcome.kind === 'found' ? outcome.address : 'failed';
  };
  expect(await found({ storage: 'url', url: '/api/file/1' })).toBe('/api/file/1');
  expect(await found({ storage: 'base64', url: 'data:text/plain;base64,eA==' })).toMatch(/^data:/);
  expect(await found({ storage: 'url', url: 'javascript:alert(1)' })).toBe('failed');
  expect(service.asked).toEqual([]);
  const secret = { storage: 'url', url: '/api/file/2', private: true };
  expect(await found(secret, { body: { data: { url: '/api/file/2?signature=s' } } })).toBe(
    '/api/file/2?signature=s',
  );
  expect(JSON.parse(service.asked[0]?.body ?? '')).toEqual({ ...secret, submission: '7' });
  expect(await found(secret, { status: 403 })).toBe('failed');
  expect(await found({ storage: 's3', bucket: 'b', key: 'k', url: '/x' }, { body: { url: '/signed' } })).toBe(
    '/signed',
  );
  expect(service.asked.at(-1)).toMatchObject({ method: 'GET', path: '/api/permits/tree/storage/s3' });
  expect(await found(secret, { body: { url: 'javascript:alert(1)' } })).toBe('failed');
});

test('files are deleted and opened where there is no `URL.parse`, as in Safari before 18', async () => {
  const { parse } = URL;
  onTestFinished(() => {
    URL.parse = parse;
  });
  Reflect.set(URL, 'parse', undefined);
  service.answer({ status: 204 });
  expect(await service.files.deleteFile(stored({ storage: 'url', url: '/api/file/1' }))).toEqual({
    kind: 'deleted',
  });
  expect(service.asked).toHaveLength(1);
  const opened = [];
  for (const url of ['/api/file/1', 'https://', 'javascript:alert(1)'])
    opened.push((await service.files.downloadFile(stored({ storage: 'url', url }))).kind);
  expect(opened).toEqual(['found', 'failed', 'failed']);
});
