import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { JsonObject } from '@guichet/definition';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  bytes,
  fileField,
  fileOf,
  filesForm,
  jsonOf,
  openUploadService,
  refusalOf,
  type UploadService,
} from './testing/open-upload-service.ts';

let service: UploadService;
let outsideServer: Server;
let origin = '';
let received: {
  readonly method: string | undefined;
  readonly address: string;
  readonly body: string;
  readonly headers: IncomingMessage['headers'];
}[] = [];
const options = {
  headers: {
    ...{ Authorization: 'Bearer of-the-form', 'X-Api-Key': 'k-1', 'X-Town': 'Montre\u0301al' },
    ...{ Host: 'evil.example', 'Content-Length': '1', Cookie: 'a=b', 'X-Forwarded-For': '10.0.0.1' },
  },
  withCredentials: true,
};
const nothing = { method: '', address: '', body: '', headers: {} };
let answer = (_: IncomingMessage, response: ServerResponse): void => void response.end();

beforeEach(async () => {
  received = [];
  outsideServer = createServer(async (request, response) => {
    received.push({
      method: request.method,
      address: request.url ?? '',
      body: (await buffer(request)).toString('latin1'),
      headers: request.headers,
    });
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(outsideServer, 'listening');
  const address = outsideServer.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  answer = (_, response) => void response.end('{"data":{"url":"/kept/7","secret":false}}');
  await open([origin]);
});

afterEach(async () => {
  await service.close();
  outsideServer.closeAllConnections();
  outsideServer.close();
});

async function open(origins: readonly string[]): Promise<void> {
  const form: JsonObject = {
    ...filesForm,
    components: [
      fileField('photo', { url: `${origin}/upload`, fileMaxSize: '1KB', options }),
      fileField('own'),
    ],
  };
  service = await openUploadService({ form, options: { origins } });
}

function send(file = fileOf(bytes.png, 'a.png', 'image/png'), field = 'photo'): Promise<Response> {
  const body = new FormData();
  body.append('file', file);
  body.append('name', 'a-1.png');
  return fetch(`${service.url}/api/file/outside?form=files&field=${field}`, {
    method: 'POST',
    headers: { cookie: 'session=secret', authorization: 'Bearer secret', 'x-jwt-token': 'secret' },
    body,
  });
}

test('a file is handed on to the server that the form names, with nothing of the resident’s beside it', async () => {
  const response = await send();
  expect(response.status).toBe(201);
  expect(await jsonOf(response)).toEqual({
    url: `${origin}/upload/kept/7`,
    secret: false,
    removeAt: expect.stringMatching(/^\/api\/file\/outside\?/),
  });
  expect(received).toHaveLength(1);
  const [{ address, body, headers } = nothing] = received;
  expect(address).toBe('/upload');
  expect(body).toContain(bytes.png.toString('latin1'));
  expect(body).toContain('a-1.png');
  expect(JSON.stringify(headers)).not.toContain('secret');
});

test('the headers of an author’s options go along, and none that describes the request or the resident', async () => {
  await send();
  const [{ headers } = nothing] = received;
  expect(headers).toMatchObject({
    ...{ authorization: 'Bearer of-the-form', 'x-api-key': 'k-1', host: origin.slice(7) },
    'content-length': expect.stringMatching(/^\d{3}$/),
  });
  expect(headers).not.toHaveProperty('x-town');
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('x-forwarded-for');
});

test('the sender of a file has it deleted at that server, by the address that was answered alone', async () => {
  const { removeAt } = await jsonOf(await send());
  const address = String(removeAt);
  const remove = (at: string) => fetch(`${service.url}${at}`, { method: 'DELETE' });
  for (const forged of [
    address.replace('kept%2F7', 'kept%2F8'),
    address.replace(/signature=.*/, 'signature=x'),
    address.replace('field=photo', 'field=own'),
    address.replace(/expires=\d+/, 'expires=9999999999'),
    '/api/file/outside?form=files&field=photo',
  ])
    expect(await refusalOf(await remove(forged))).toBe('403 private');
  expect(received).toHaveLength(1);
  answer = (_, response) => void response.writeHead(500).end('Traceback');
  expect(await refusalOf(await remove(address))).toBe('502 outside_failed');
  answer = ({ socket }) =>
    void socket.write('HTTP/1.1 101 Upgrade\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n');
  expect(await refusalOf(await remove(address))).toBe('502 outside_failed');
  answer = (_, response) => void response.writeHead(200).end();
  expect((await remove(address)).status).toBe(204);
  answer = (_, response) => void response.writeHead(404).end();
  expect((await remove(address)).status).toBe(204);
  expect(received.slice(1)).toMatchObject(
    Array.from({ length: 4 }, () => ({
      ...{ method: 'DELETE', address: '/upload/kept/7' },
      headers: { authorization: 'Bearer of-the-form' },
    })),
  );
});

test('a server that the deployment does not name is never reached', async () => {
  await service.close();
  await open(['https://files.example.ca']);
  expect(await refusalOf(await send())).toBe('403 outside');
  expect(await refusalOf(await send(undefined, 'own'))).toBe('403 outside');
  expect(received).toEqual([]);
});

test('a file that the field does not take for its size goes nowhere', async () => {
  expect(await refusalOf(await send(fileOf(Buffer.alloc(100_000), 'a.png')))).toBe('413 too_large');
  expect(received).toEqual([]);
});

test.each<[string, typeof answer]>([
  ['fails', (_, response) => void response.writeHead(500).end('Traceback')],
  [
    'leads elsewhere',
    (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  ],
  ['says no JSON', (_, response) => void response.end('<p>Fine</p>')],
  ['says too much', (_, response) => void response.end(`{"a":"${'x'.repeat(100_000)}"}`)],
  ['hangs up', (_, response) => void response.destroy()],
])('a server that %s is told as one that could not be used', async (_, answering) => {
  answer = answering;
  const response = await send();
  expect(response.status).toBe(502);
  const body = await response.text();
  expect(body).toContain('outside_failed');
  expect(body).not.toMatch(/Traceback|Fine/);
});

test('a submission may name a file of that server, and of no other', async () => {
  const record = { storage: 'url', name: 'a-1.png', originalName: 'a.png', size: 7, type: 'image/png' };
  const submit = (url: string) => service.submit({ photo: [{ ...record, url }] });
  expect((await submit(`${origin}/upload/kept/7`)).status).toBe(201);
  for (const url of [
    'https://evil.example/a',
    `https://user@${origin.slice(7)}/a`,
    '/api/file/x',
    'javascript:alert(1)',
  ]) {
    expect((await submit(url)).reasons).toEqual(['photo: altered']);
  }
});

test('no file goes to a closed address, though its origin is named', async () => {
  await service.close();
  // Every system connects this one to itself.
  origin = origin.replace('127.0.0.1', '0.0.0.0');
  await open([origin]);
  expect(await refusalOf(await send())).toBe('502 outside_failed');
  expect(received).toEqual([]);
});
