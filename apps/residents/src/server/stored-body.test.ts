import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { sendStored, storeBody } from './stored-body.ts';

const text = 'Bonjour. '.repeat(200);

async function serve() {
  const body = storeBody(text, 'text/plain; charset=utf-8');
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
    ['br', 'gzip', 'identity'].map(async (one) => (await get({ 'accept-encoding': one })).headers.etag),
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
