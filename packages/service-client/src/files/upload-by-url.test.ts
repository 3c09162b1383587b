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

test('a file for an address of ours is sent as Form.io sends it, for its form and its field', async () => {
  service.answer({ status: 201, body: { url: '/abc' } });
  const options = { headers: { 'x-town': 'Guichet' } };
  const record = await service.recordOf({ fileKey: 'upload', options });
  expect(record).toMatchObject({
    ...{ storage: 'url', name: 'plan-1.txt', originalName: 'plan.txt', size: 10, type: 'text/plain' },
    url: '/api/file/abc',
    data: { url: '/abc', baseUrl: `${service.origin}/api`, project: '', form: '' },
  });
  const [sent] = service.asked;
  expect(sent).toMatchObject({ method: 'POST', path: '/api/file', headers: { 'x-town': 'Guichet' } });
  expect(Object.fromEntries(sent?.query ?? [])).toEqual({
    ...{
      baseUrl: `${service.origin}/api`,
      project: '',
      form: 'permits/tree',
      field: 'rows.plan',
      version: 'v1',
    },
  });
  expect(sent?.body).toMatch(
    /name="upload"; filename="plan.txt"[\s\S]*0123456789[\s\S]*name="name"[\s\S]*plan-1.txt[\s\S]*name="dir"[\s\S]*plans/,
  );
});

test.each<[string, JsonObject | string, string]>([
  ['wrapped in “data”', { data: { url: 'https://files.example.ca/1' } }, 'https://files.example.ca/1'],
  ['a path', { url: '/2' }, 'https://files.example.ca/in/2'],
  ['without an address', { fine: true }, 'https://files.example.ca/in/plan-1.txt'],
  ['no JSON', 'OK', 'https://files.example.ca/in/plan-1.txt'],
])('the answer of another server that is %s says where the file lies', async (_, body, url) => {
  service.answer({ body });
  expect(await service.recordOf({ url: 'https://files.example.ca/in', isPrivate: true })).toMatchObject({
    ...{ url, name: 'plan-1.txt', private: true, data: { form: 'permits/tree' } },
  });
  expect(service.asked).toMatchObject([{ method: 'POST', path: '/api/file/outside' }]);
});

test.each<[StubResponse, JsonObject]>([
  [
    { status: 413, body: { name: 'UploadError', code: 'too_large', limit: 9 } },
    { code: 'too_large', limit: 9 },
  ],
  [
    { status: 415, body: { name: 'UploadError', code: 'wrong_type', pattern: '.pdf' } },
    { code: 'wrong_type', pattern: '.pdf' },
  ],
  [{ status: 413, body: '<html>nginx</html>' }, { code: 'too_large' }],
  [{ status: 408, body: '' }, { code: 'too_slow' }],
  [{ status: 429, body: '<html>nginx</html>' }, { code: 'too_many' }],
  [{ status: 429, body: { name: 'UploadError', code: 'quota' } }, { code: 'quota' }],
  [{ status: 500, body: '<html>nginx</html>' }, { code: 'failed' }],
  [{ status: 500, body: { name: 'ServerError', code: 'failed' } }, { code: 'failed' }],
  [{ status: 503, body: '<html>nginx</html>' }, { code: 'unavailable' }],
  [{ status: 503, body: { name: 'UploadError', code: 'scanner_down' } }, { code: 'scanner_down' }],
  [{ status: 507, body: '' }, { code: 'no_space' }],
  [{ status: 507, body: { name: 'UploadError', code: 'no_space' } }, { code: 'no_space' }],
  [{ status: 502, body: { name: 'UploadError', code: 'outside_failed' } }, { code: 'outside_failed' }],
  [{ status: 503, body: '', headers: { 'retry-after': '3600' } }, { code: 'unavailable' }],
  [{ status: 400, body: 'Invalid alias' }, { code: 'unknown_field' }],
  [
    { status: 403, body: 'Not today.' },
    { code: 'refused', message: 'Not today.' },
  ],
  [
    { status: 404, body: '<html>Not found</html>' },
    { code: 'refused', message: '' },
  ],
])('the refusal %j is told as what it is, and nothing is sent again', async (answer, failed) => {
  service.answer(answer);
  expect(await service.upload({ url: 'https://files.example.ca' })).toEqual({ kind: 'failed', ...failed });
  expect(service.asked).toHaveLength(1);
});

test.each<StubResponse>([
  { status: 503, headers: { 'retry-after': '1' } },
  { status: 429, headers: { 'retry-after': '0' } },
  { status: 503, body: { name: 'UploadError', code: 'busy' } },
  { status: 502 },
])('after %j a server is asked again, since that may pass', async (busy) => {
  service.answer(busy, { body: { url: '/1' } });
  const waits: unknown[] = [];
  const waiting = (reason: unknown) => void waits.push(reason);
  expect(await service.upload({ url: 'https://files.example.ca', waiting })).toMatchObject({
    kind: 'uploaded',
  });
  expect(waits).toEqual(['server', undefined]);
  expect(service.asked).toHaveLength(2);
});

test('a proxy that does not reach the server is asked three times, and then it is told', async () => {
  service.answer({ status: 502 }, { status: 504 }, { status: 502 }, { body: { url: '/1' } });
  expect(await service.upload({ url: 'https://files.example.ca' })).toEqual({
    ...{ kind: 'failed', code: 'unavailable' },
  });
  expect(service.asked).toHaveLength(3);
});

test('an upload that is cancelled ends, and says so', async () => {
  const ending = new AbortController();
  ending.abort();
  for (const storage of ['url', 's3', 'base64', 'resumable'] as const)
    expect(await service.upload({ storage, signal: ending.signal })).toEqual({ kind: 'cancelled' });
  expect(service.asked).toEqual([]);
});
