import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { models } from '@guichet/fields/models';
import { uploadLimits } from '@guichet/form-service';
import { prepareForm } from '@guichet/prepare';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PostedForm, readPostedForm } from './posted-files.ts';
import { openPostedFolder } from './posted-folder.ts';

const prepared = prepareForm(
  {
    title: 'Places',
    path: 'places',
    components: [{ type: 'file', key: 'photos', label: 'Photos', input: true, storage: 'url' }],
  },
  { models },
);
const form = prepared.kind === 'prepared' ? prepared.form : undefined;

let dataDir: string;
const servers: Server[] = [];
const sockets: Socket[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'guichet-posted-'));
});

afterEach(() => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close();
  rmSync(dataDir, { recursive: true });
});

/** A server that reads posts, and what came of them in their order. `upload`: answers for the door that files go through. */
async function open(limits: Partial<typeof uploadLimits>, upload: () => Promise<string> = async () => '') {
  const folder = openPostedFolder(dataDir, Date.now(), {
    limits: { ...uploadLimits, spare: 0, ...limits },
  });
  const answers: (PostedForm | Error | undefined)[] = [];
  const server = createServer(async (request, response) => {
    if (request.url?.startsWith('/api/')) {
      request.resume();
      return response.end(await upload());
    }
    const ownServer = { url: `http://127.0.0.1:${request.socket.localPort}`, headers: {} };
    const sender = { name: 'a', client: 'a' };
    const needs = { folder, sender, form, unsetStorage: undefined, own: ownServer };
    try {
      answers.push(await readPostedForm(request, request, needs));
    } catch (error) {
      answers.push(error instanceof Error ? error : undefined);
    }
    response.end();
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const port = Number(Object(server.address()).port);
  return {
    answers,
    left: () => readdirSync(folder.path),
    send(text: string, length = text.length) {
      const socket = connect(port, '127.0.0.1');
      sockets.push(socket);
      socket.write(
        `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n${text}`,
      );
      return socket;
    },
  };
}

const name = '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nZoe\r\n';
const file = (fileName: string) =>
  `--b\r\nContent-Disposition: form-data; name="photos"; filename="${fileName}"\r\n\r\n${fileName && 'Hello'}\r\n`;
const end = '--b--\r\n';

const patient = { idleMs: 60_000, leastRate: 0, graceMs: 60_000, longestMs: 60_000 };

test.each([
  ['sends nothing any more', { ...patient, idleMs: 80 }],
  ['sends less than the least', { ...patient, idleMs: 400, leastRate: 1000, graceMs: 100 }],
  ['takes longer than the longest', { ...patient, idleMs: 400, longestMs: 150 }],
])('a post whose sender %s is given up, and nothing of it stays', async (_, sending) => {
  const { answers, left, send } = await open({ sending });
  const socket = send(`${name}${file('a.txt')}`, 1_000_000);
  const drip = sending.idleMs === 80 ? undefined : setInterval(() => socket.write('x'), 20);
  await expect.poll(() => answers.length).toBe(1);
  clearInterval(drip);
  expect(answers[0]).toMatchObject({ code: 'too_slow' });
  expect(left()).toEqual([]);
});

test('a sender who waits while a file is handed to its storage is not slow', async () => {
  let finish = () => {};
  const slowStorage = new Promise<string>((resolve) => {
    finish = () =>
      resolve(
        JSON.stringify({ url: '/7', name: 'a.txt', originalName: 'a.txt', size: 5, type: 'text/plain' }),
      );
  });
  let isHanded = false;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const { answers, send } = await open({ sending: patient }, () => {
    isHanded = true;
    return slowStorage;
  });
  const rest = `${name}${end}`;
  const first = file('a.txt');
  const socket = send(`${first}--b`, first.length + rest.length);
  await expect.poll(() => isHanded).toBe(true);
  // Another one is given up meanwhile.
  send(name, 1000);
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(patient.idleMs + 1_000);
  await expect.poll(() => answers).toMatchObject([{ code: 'too_slow' }]);
  finish();
  socket.write(rest.slice(3));
  await expect.poll(() => answers.length).toBe(2);
  expect(answers[1]).toMatchObject({ refused: [], body: expect.stringContaining('name=Zoe&photos=') });
});

test.each([
  ['there is no room for a file', { spare: Number.MAX_SAFE_INTEGER }, 'no_space'],
  ['the process has as many files as it may', { atOnce: 0 }, 'busy'],
  ['the sender has as many files as it may', { atOncePerClient: 0 }, 'too_many'],
])('where %s it is refused before it is written, and the answers are kept', async (_, limits, fault) => {
  const { answers, send } = await open(limits, async () => {
    throw new Error('No file is handed on.');
  });
  send(`${file('a.txt')}${name}${end}`);
  await expect.poll(() => answers.length).toBe(1);
  expect(answers[0]).toMatchObject({
    body: 'name=Zoe',
    refused: [{ path: 'photos', originalName: 'a.txt', size: 5, fault }],
  });
});

test('an empty control for files takes no place', async () => {
  const { answers, send } = await open({ atOnce: 0 });
  send(`${name}${file('')}${end}`);
  await expect.poll(() => answers.length).toBe(1);
  expect(answers[0]).toMatchObject({ body: 'name=Zoe', refused: [] });
});

test('a place is free again once its file is handed on, or its sender is gone', async () => {
  const { answers, left, send } = await open({ atOnce: 1, sending: patient });
  const socket = send(file('a.txt'), 1000);
  await expect.poll(() => left().length).toBe(1);
  send(`${file('b.txt')}${end}`);
  await expect.poll(() => answers.length).toBe(1);
  expect(answers[0]).toMatchObject({ refused: [{ fault: 'busy' }] });
  socket.destroy();
  await expect.poll(left).toEqual([]);
  send(`${file('c.txt')}${file('d.txt')}${end}`);
  await expect.poll(() => answers.length).toBe(3);
  expect(answers[2]).toMatchObject({ refused: [{ fault: 'failed' }, { fault: 'failed' }] });
});
