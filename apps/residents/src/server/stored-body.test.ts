import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { sendStored, storeBody } from './stored-body.ts';

const text = 'Bonjour. '.repeat(200);

async function serve(given = text) {
  const body = storeBody(given, 'text/plain; charset=utf-8');
  await body.packed;
  const app = fastify();
  app.get('/', (request, reply) => sendStored(request, reply, body));
  return (headers: Record<string, string>) => app.inject({ url: '/', headers });
}

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0', undefined],
  ['', undefined],
])('for Accept-Encoding "%s" the body comes as %s', async (accepted, encoding) => {
  const get = await serve();
  const response = await get({ 'accept-encoding': accepted });
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(response.headers.vary).toBe('Accept-Encoding');
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((plain: Buffer) => plain);
  expect(unpack(response.rawPayload).toString()).toBe(text);
});

test('each packed form has a strong tag of its own', async () => {
  const get = await serve();
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(
      async (encoding) => (await get({ 'accept-encoding': encoding })).headers.etag,
    ),
  );
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
});

test.each(['br', 'gzip', 'identity'])(
  'what is held as %s is known again, compared weakly',
  async (encoding) => {
    const get = await serve();
    const { etag = '' } = (await get({ 'accept-encoding': encoding })).headers;
    const again = await get({ 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` });
    expect([again.statusCode, again.headers.etag, again.payload]).toEqual([304, etag, '']);
    expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  },
);

test('before it is packed a body is sent as it is', async () => {
  const app = fastify();
  app.get('/', (request, reply) => sendStored(request, reply, storeBody(text, 'text/plain')));
  const response = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
  expect([response.headers['content-encoding'], response.payload]).toEqual([undefined, text]);
});

test('a body that is asked for often is packed more tightly, under a tag of its own; the former is still known', async () => {
  const words = Array.from({ length: 4000 }, (_, index) => `field ${(index * 7919) % 1013} of ${index % 91}`);
  const long = words.join(' ');
  const get = await serve(long);
  const accepting = { 'accept-encoding': 'br' };
  const first = await get(accepting);
  const isNew = async () => (await get(accepting)).headers.etag !== first.headers.etag;
  await expect.poll(isNew, { timeout: 20_000 }).toBe(true);
  const later = await get(accepting);
  expect(later.headers['content-encoding']).toBe('br');
  expect(later.rawPayload.length).toBeLessThan(first.rawPayload.length);
  expect(brotliDecompressSync(later.rawPayload).toString()).toBe(long);
  const again = await get({ ...accepting, 'if-none-match': `${first.headers.etag}` });
  expect([again.statusCode, again.headers.etag]).toEqual([304, first.headers.etag]);
});
