import { once } from 'node:events';
import { type RequestOptions, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import {
  bytes,
  fileOf,
  openUploadService,
  refusalOf,
  type UploadService,
} from './testing/open-upload-service.ts';
import { type UploadLimits, uploadLimits } from './upload-limits.ts';

let service: UploadService;

afterEach(() => service.close());

async function open(limits: Partial<UploadLimits>, rateLimit = 0): Promise<void> {
  service = await openUploadService({
    rateLimit,
    options: { limits: { ...uploadLimits, spare: 0, ...limits } },
  });
}

const patient = { idleMs: 60_000, leastRate: 0, graceMs: 60_000, longestMs: 60_000 };

/** The beginning of a file that never ends. `from`: any address of this machine. */
function begin(content = 'Hello', from = '127.0.0.1'): Socket {
  const port = Number(new URL(service.url).port);
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  socket.write(
    'POST /api/file?form=files&field=any HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000000\r\n\r\n' +
      `--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${content}`,
  );
  return socket;
}

async function answerOf(socket: Socket): Promise<string> {
  const [answer] = await once(socket, 'data');
  return String(answer);
}

test('who sends nothing any more is told so and loses the place, and nothing of the file stays', async () => {
  await open({ sending: { ...patient, idleMs: 80 } });
  const socket = begin();
  expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"too_slow"/);
  socket.resume();
  await once(socket, 'close');
  expect([...service.lying('arriving'), ...service.lying('kept')]).toEqual([]);
});

test('who sends a byte now and then is too slow', async () => {
  await open({ sending: { ...patient, idleMs: 400, leastRate: 1000, graceMs: 100 } });
  const socket = begin();
  const drip = setInterval(() => socket.write('x'), 20);
  expect(await answerOf(socket)).toContain('too_slow');
  clearInterval(drip);
  socket.destroy();
});

test('no file may take for ever, however fast it comes', async () => {
  await open({ sending: { ...patient, idleMs: 400, longestMs: 150 } });
  const socket = begin();
  const flow = setInterval(() => socket.write('x'.repeat(50)), 10);
  expect(await answerOf(socket)).toContain('too_slow');
  clearInterval(flow);
  socket.destroy();
});

test('of a file whose sender is gone nothing stays, and its place is free again', async () => {
  await open({ atOnce: 1, sending: patient });
  const socket = begin();
  await expect.poll(() => service.lying('arriving').length).toBe(1);
  expect(await refusalOf(await service.upload(fileOf(bytes.text, 'a.txt')))).toBe('503 busy');
  socket.destroy();
  await expect.poll(() => service.lying('arriving').length).toBe(0);
  expect((await service.upload(fileOf(bytes.text, 'a.txt'))).status).toBe(201);
});

test('one sender has only so many files under way, where senders are told apart', async () => {
  await open({ atOncePerClient: 1, sending: patient }, 1000);
  const socket = begin();
  await expect.poll(() => service.lying('arriving').length).toBe(1);
  expect(await refusalOf(await service.upload(fileOf(bytes.text, 'a.txt')))).toBe('429 too_many');
  socket.destroy();
});

test('one sender has only so much lying here unclaimed; what a form claims counts no more', async () => {
  await open({ unclaimedPerClient: { files: 2, bytes: 1_000_000 } }, 1000);
  const upload = () => service.upload(fileOf(bytes.text, 'a.txt'));
  const record = await service.uploadRecord(fileOf(bytes.text, 'a.txt'));
  expect((await upload()).status).toBe(201);
  expect(await refusalOf(await upload())).toBe('429 quota');
  await service.submit({ any: [record] });
  expect((await upload()).status).toBe(201);
});

test('without a limit, what one sender has under way or lying here is not counted', async () => {
  await open({ unclaimedPerClient: { files: 0, bytes: 0 }, atOncePerClient: 0 });
  expect((await service.upload(fileOf(bytes.text, 'a.txt'))).status).toBe(201);
});

test.each([
  [0, 'without a limit'],
  [1000, 'with one'],
])('slow files of one sender hold a quarter of the places and no more (RATE_LIMIT=%i)', async (rateLimit) => {
  await open({ sending: patient, atOnce: 20, atOncePerClient: 1000 }, rateLimit);
  const sockets = Array.from({ length: 20 }, () => begin('Hello', '127.0.0.2'));
  const answers: string[] = [];
  for (const socket of sockets) socket.on('data', (answer) => answers.push(String(answer)));
  await expect.poll(() => answers.length).toBe(15);
  await expect.poll(() => service.lying('arriving').length).toBe(5);
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 429 [\s\S]*"code":"too_many"/);
  expect((await service.upload(fileOf(bytes.text, 'a.txt'))).status).toBe(201);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => service.lying('arriving')).toEqual([]);
});

test('a file that would fill the disk is refused before it comes', async () => {
  await open({ spare: Number.MAX_SAFE_INTEGER });
  expect(await refusalOf(await service.upload(fileOf(bytes.text, 'a.txt')))).toBe('507 no_space');
});

/** A body that does not say how long it is. */
async function sendInChunks(address: string, options: RequestOptions, body: string): Promise<Response> {
  const sending = request(new URL(address, service.url), options);
  sending.write(body);
  sending.end();
  const [response] = await once(sending, 'response');
  return new Response(await text(response), { status: response.statusCode });
}

test('a file that comes in chunks counts as the largest that its field takes', async () => {
  const unclaimedPerClient = { files: 10, bytes: 1_000_000 };
  await open({ largest: 1_000_001, unclaimedPerClient }, 1000);
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const body =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nHello\r\n--b--\r\n';
  const address = '/api/file?form=files&field=any';
  expect(await refusalOf(await sendInChunks(address, { method: 'POST', headers }, body))).toBe('429 quota');
});

test('part of a file that comes in chunks counts as the largest file', async () => {
  await open({ largest: Number.MAX_SAFE_INTEGER });
  const metadata = Object.entries({ form: 'files', field: 'any', filename: 'a.txt' })
    .map(([name, value]) => `${name} ${btoa(value)}`)
    .join(',');
  const created = await fetch(`${service.url}/api/file/resumable`, {
    method: 'POST',
    headers: { 'tus-resumable': '1.0.0', 'upload-length': '5', 'upload-metadata': metadata },
  });
  const headers = {
    ...{ 'tus-resumable': '1.0.0', 'upload-offset': '0' },
    'content-type': 'application/offset+octet-stream',
  };
  const address = created.headers.get('location') ?? '';
  expect(await refusalOf(await sendInChunks(address, { method: 'PATCH', headers }, 'Hello'))).toBe(
    '507 no_space',
  );
});

test('no field takes a file that is larger than the service does', async () => {
  await open({ largest: 100 });
  expect(await refusalOf(await service.upload(fileOf('x'.repeat(101), 'a.txt')))).toBe('413 too_large');
  expect((await service.upload(fileOf('x'.repeat(100), 'a.txt'))).status).toBe(201);
});

test('requests beyond the limit of one address are refused for a while', async () => {
  await open({}, 2);
  const codes = [];
  for (let count = 0; count < 3; count += 1)
    codes.push(await refusalOf(await service.upload(fileOf('', 'a.txt'))));
  expect(codes).toEqual(['400 empty_file', '400 empty_file', '429 too_many']);
});

test.each([
  ['more was announced than came', 'Content-Length: 2000'],
  ['a boundary never comes', 'Content-Length: 120'],
])('a body is refused of which %s', async (_, length) => {
  await open({ sending: { ...patient, idleMs: 100 } });
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
  const body = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${'Hello '.repeat(50)}`;
  socket.write(
    `POST /api/file?form=files&field=any HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\n${length}\r\n\r\n${body.slice(0, 120)}`,
  );
  expect(await answerOf(socket)).toMatch(/"code":"(incomplete|too_slow)"/);
  socket.destroy();
  expect([...service.lying('arriving'), ...service.lying('kept')]).toEqual([]);
});
