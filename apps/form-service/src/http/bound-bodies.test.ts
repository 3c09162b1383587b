import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { boundBodies } from './bound-bodies.ts';

let app: FastifyInstance;
let port = 0;

beforeEach(async () => {
  app = Fastify({ forceCloseConnections: true });
  boundBodies(app, 50);
  app.post('/answers', async () => 'received');
  app.get('/page', async ({ raw }) => String(raw.listenerCount('close')));
  app.post('/files', { config: { takesFiles: true } }, async () => 'received');
  app.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_, body, done) => done(null, body));
  app.post('/forms', { config: { takesFiles: 'multipart' } }, async () => 'received');
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});

afterEach(() => app.close());

function send(path: string, type = 'application/json'): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 9\r\n\r\n{"a"`);
  return socket;
}

test('who sends half of an answer and no more loses the connection', async () => {
  const socket = send('/answers').resume();
  await once(socket, 'close');
  expect(socket.bytesRead).toBe(0);
});

test('who sends a file may take longer', async () => {
  const file = send('/files');
  await once(send('/answers').resume(), 'close');
  file.write(':123}');
  const [answer] = await once(file, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK/);
  file.destroy();
});

test('where only multipart bodies bring files, others may not take longer', async () => {
  const file = send('/forms', 'multipart/form-data; boundary=b');
  await once(send('/forms').resume(), 'close');
  file.write(':123}');
  const [answer] = await once(file, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK/);
  file.destroy();
});

test('what is sent to an address that nobody has is told so', async () => {
  const response = await fetch(`http://127.0.0.1:${port}/nowhere`, {
    method: 'POST',
    body: 'x'.repeat(200_000),
  });
  expect(response.status).toBe(404);
});

test('a request without a body is not watched', async () => {
  const unguardedApp = Fastify();
  unguardedApp.get('/page', async ({ raw }) => String(raw.listenerCount('close')));
  const address = await unguardedApp.listen({ port: 0, host: '127.0.0.1' });
  const unwatched = await (await fetch(`${address}/page`)).text();
  await unguardedApp.close();
  expect(await (await fetch(`http://127.0.0.1:${port}/page`)).text()).toBe(unwatched);
});
