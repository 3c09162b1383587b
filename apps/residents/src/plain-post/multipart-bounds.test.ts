import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSession, openSite, type TestSite } from '../testing/open-site.ts';
import { storedData } from '../testing/stored-data.ts';

const megabyte = 1024 ** 2;

let site: TestSite;

beforeAll(async () => {
  site = await openSite({}, [
    {
      title: 'Places',
      path: 'places',
      components: [
        { type: 'file', key: 'photos', label: 'Photos', input: true, storage: 'url', multiple: true },
        { type: 'textfield', key: 'name', label: 'Name', input: true },
      ],
    },
  ]);
});

afterAll(() => site.close());

const part = (headers: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; ${headers}\r\n\r\n${value}\r\n`;
const json = (name: string, value: string) => part(`name="${name}"\r\nContent-Type: application/json`, value);

async function post(path: string, parts: readonly string[]) {
  const response = await site.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b', cookie: newSession() },
    body: `${parts.join('')}--b--\r\n`,
  });
  return { status: response.status, html: await response.text() };
}

/** Begins a post of a length, over a connection that its sender holds. */
function begin(path: string, length: number): Socket {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n`,
  );
  return socket;
}

async function write(socket: Socket, text: string): Promise<void> {
  if (!socket.write(text)) await once(socket, 'drain');
}

test.each(['/en/places', '/en/nowhere'])(
  'texts that call themselves JSON count as they were sent (%s)',
  async (path) => {
    const half = json('a', `{"a":[${'{},'.repeat(megabyte / 6)}{}]}`);
    const { status, html } = await post(path, [half, half, half]);
    expect(status).toBe(413);
    expect(html).toContain('Your answers are too large');
  },
);

test('a text that calls itself JSON is an answer like any other', async () => {
  const { status } = await post('/en/places', [json('name', '{"a":1}')]);
  expect(status).toBe(303);
  expect(storedData(site, 'places')).toEqual([expect.objectContaining({ name: '{"a":1}' })]);
});

test('a text is never cut off in silence', async () => {
  // Fewer characters than a post may have bytes.
  const { status } = await post('/en/places', [part('name="name"', 'é'.repeat(0.75 * megabyte))]);
  expect(status).toBe(413);
});

test('parts without a name are no form', async () => {
  expect((await post('/en/places', [part('x="y"', 'a')])).status).toBe(400);
  expect((await post('/en/places', [part('filename="a.txt"', 'a')])).status).toBe(400);
});

test('a form may have many controls for files, left empty or not', async () => {
  const files = Array.from({ length: 21 }, (_, index) => part(`name="photos"; filename="${index}.txt"`, 'a'));
  const empty = Array.from({ length: 100 }, (_, index) => part(`name="photo${index}"; filename=""`, ''));
  expect((await post('/en/places', [...files, ...empty])).status).toBe(303);
  expect(storedData(site, 'places').at(-1)).toMatchObject({ photos: { length: 21 } });
});

test('more files than one post may bring are too much', async () => {
  const files = Array.from({ length: 1_001 }, () => part('name="photos"; filename=""', ''));
  const { status, html } = await post('/en/places', files);
  expect(status).toBe(413);
  expect(html).toContain('Your answers are too large');
});

test('what follows texts that are too large is not held, and its sender can read the answer', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const text = part('name="a"', 'x'.repeat(megabyte));
  const count = 64;
  const socket = begin('/en/places', count * text.length);
  await write(socket, text);
  await write(socket, text);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let sent = 2; sent < count - 1; sent += 1) await write(socket, text);
  collect();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(16 * megabyte);
  await write(socket, text);
  await write(socket, 'GET /en HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  let rest = '';
  for await (const chunk of socket) rest += chunk;
  expect(rest).toMatch(/HTTP\/1\.1 200 /);
});
