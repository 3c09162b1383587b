import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAll } from '../storage/read-all.ts';
import { openTestService, type TestService } from './test-service.ts';

let opened: TestService;
let port = 0;

beforeEach(async () => {
  opened = await openTestService();
  port = Number(new URL(await opened.app.listen({ host: '127.0.0.1', port: 0 })).port);
});

afterEach(async () => {
  expect(await readAll(opened.storage.readSubmissions('permits/parking'))).toEqual([]);
  await opened.close();
});

const whole = '{"data":{"name":"Ann"}}';

/** Sends these bytes, and nothing after them; gives the response. */
async function exchange(headers: string, body: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const head = `POST /api/permits/parking/submission HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`;
  socket.end(`${head}${headers}\r\n\r\n${body}`);
  return text(socket);
}

test('a body shorter than it claims is stored by nobody', async () => {
  expect(await exchange(`Content-Length: ${whole.length + 10}`, whole)).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
});

test('a body longer than it claims is refused', async () => {
  expect(await exchange(`Content-Length: ${whole.length - 1}`, whole)).toMatch(/^HTTP\/1\.1 400 /);
});

test('a length that is no number, and two lengths, are refused', async () => {
  expect(await exchange('Content-Length: many', whole)).toMatch(/^HTTP\/1\.1 400 /);
  expect(await exchange('Content-Length: 5\r\nContent-Length: 6', whole)).toMatch(/^HTTP\/1\.1 400 /);
});

test('a length over the limit is refused before the body comes', async () => {
  const answer = await exchange(`Content-Length: 999999999999`, '');
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain('"code":"too_large"');
});

test('a body without a length is cut off at the limit', async () => {
  const chunk = 'x'.repeat(65_536);
  const chunks = `${chunk.length.toString(16)}\r\n${chunk}\r\n`.repeat(20);
  const answer = await exchange('Transfer-Encoding: chunked', `${chunks}0\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
});

test('a resident who hangs up in the middle leaves nothing behind', async () => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    'POST /api/permits/parking/submission HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n' +
      `Content-Length: ${whole.length}\r\n\r\n${whole.slice(0, 10)}`,
  );
  socket.resetAndDestroy();
  await once(socket, 'close');
  const after = await fetch(`http://127.0.0.1:${port}/api/permits/parking`);
  expect(after.status).toBe(200);
});
