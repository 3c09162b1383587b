import { once } from 'node:events';
import { globSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { newSession, openSite, type TestSite } from '../testing/open-site.ts';
import { withoutEntities } from '../testing/plain-visitor.ts';

let site: TestSite;
const sockets: Socket[] = [];

beforeAll(async () => {
  site = await openSite({ RATE_LIMIT: '1000' }, [
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

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** The beginning of a post that never ends. */
function begin(path: string, type: string, body: string): Socket {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  sockets.push(socket);
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 1000000\r\n\r\n${body}`,
  );
  return socket;
}

function beginFile(locale = 'en'): Socket {
  return begin(
    `/${locale}/places`,
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="photos"; filename="a.txt"\r\n\r\nHello',
  );
}

/** Files of posts that are under way. */
const underWay = () => globSync(`${site.folder}/**/posted/*/*`);

async function post(locale: string) {
  const body = new FormData();
  body.append('photos', new File(['Hello'], 'mine.txt', { type: 'text/plain' }));
  body.append('name', 'Zoé');
  const response = await site.fetch(`/${locale}/places`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', cookie: newSession() },
    body,
  });
  return { status: response.status, html: withoutEntities(await response.text()) };
}

test.each([
  ['en', 'Your files came too slowly'],
  ['fr', 'Vos fichiers arrivaient trop lentement'],
])('who sends nothing of a file any more reads that it was too slow (%s)', async (locale, title) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const socket = beginFile(locale);
  await expect.poll(() => underWay().length).toBe(1);
  vi.advanceTimersByTime(31_000);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
  expect(String(answer)).toContain(title);
  expect(underWay()).toEqual([]);
  vi.advanceTimersByTime(31_000);
  await once(socket.resume(), 'close');
});

test('answers without files have no longer than those of other pages', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const socket = begin('/en/places', 'application/x-www-form-urlencoded', 'name=Z').resume();
  // Not any timer: a rescan of the forms folder sets one, too.
  await expect.poll(() => timers.mock.calls.map(([, ms]) => ms)).toContain(60_000);
  vi.advanceTimersByTime(61_000);
  await once(socket, 'close');
  expect(socket.bytesRead).toBe(0);
});

test.each([
  ['en', 'too many were sent at once'],
  ['fr', 'trop de fichiers ont été envoyés à la fois'],
])(
  'files beyond those that one resident may send at once are refused, and answers stay (%s)',
  async (locale, text) => {
    for (let count = 0; count < 10; count += 1) beginFile();
    await expect.poll(() => underWay().length).toBe(10);
    const refused = await post(locale);
    expect(refused.status).toBe(422);
    expect(refused.html).toContain(text);
    expect(refused.html).toContain('Zoé');
    for (const socket of sockets) socket.destroy();
    await expect.poll(underWay).toEqual([]);
    expect((await post(locale)).status).toBe(303);
  },
);
