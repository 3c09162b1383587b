import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { freePorts } from '@guichet/form-service/testing/free-port';
import { expect, test } from 'vitest';
import { feedback, openSite } from '../testing/open-site.ts';

test('it says where the site and the sandbox are, and what is stored where', async () => {
  const site = await openSite();
  expect(site.lines).toEqual([
    expect.stringMatching(/^Site +http:\/\/localhost:\d+\/$/),
    expect.stringMatching(/^Sandbox +http:\/\/localhost:\d+\/$/),
    expect.stringMatching(/^ {2}mail +smtp:\/\/127\.0\.0\.1:\d+$/),
    `Forms        1 from ${site.folder}/forms`,
    `Submissions  stored in ${site.folder}/data (SQLite)`,
  ]);
  await site.close();
});

test('a file that cannot be a form is told with its reason and does not stop the others', async () => {
  const site = await openSite({}, [feedback, { path: 'broken', title: 'No components' }]);
  expect(site.lines.join('\n')).toMatch(/broken\.json, components: .*list of components/);
  expect((await site.fetch('/en/city/feedback')).status).toBe(200);
  await site.close();
});

test('a wrong setting stops the start with an error that names it', async () => {
  await expect(openSite({ TIME_ZONE: 'Nowhere' })).rejects.toThrow('TIME_ZONE');
});

test('a folder of forms that is not there stops the start in plain words', async () => {
  await expect(openSite({ FORMS_DIR: 'missing' })).rejects.toMatchObject({
    name: 'SettingsError',
    message: expect.stringContaining('FORMS_DIR'),
  });
});

test('when the port is taken nothing stays open, the sandbox neither', async () => {
  const [port = 0, sandboxPort = 0] = await freePorts(2);
  const taken = createServer().listen(port, '127.0.0.1');
  await once(taken, 'listening');
  await expect(openSite({ PORT: `${port}`, SANDBOX_PORT: `${sandboxPort}` })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  await expect(fetch(`http://127.0.0.1:${sandboxPort}/en/`)).rejects.toThrow('fetch failed');
  taken.close();
});

test('two processes on one folder take each other’s receipts', async () => {
  const first = await openSite();
  const second = await openSite({}, [feedback], first.folder);
  const response = await first.post('/en/city/feedback', [['person.name', 'Ann']]);
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const page = await second.fetch('/en/thankyou', { headers: { cookie } });
  expect(await page.text()).toContain('g-reference');
  await second.stop();
  await first.close();
});

test('posts beyond the limit of one address are refused for a while', async () => {
  const site = await openSite({ RATE_LIMIT: '2' });
  const statuses = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await site.post('/fr/city/feedback', [])).status);
  expect(statuses).toEqual([422, 422, 429]);
  await site.close();
});

test('an order under way when the server stops is placed', async () => {
  const licence = {
    ...{ title: 'Licence', path: 'licence', properties: { submissionType: 'payment', amount: '26.50' } },
    components: [{ type: 'textfield', key: 'name', label: 'Name', input: true }],
  };
  const site = await openSite({}, [licence]);
  const body = JSON.stringify({ data: { name: 'Ann' } });
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (text) => {
    answer += text;
  });
  const head = [
    'POST /orders/licence HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    'Idempotency-Key: key-00000001',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await expect.poll(() => answer, { timeout: 10_000 }).toContain('100 Continue');
  const stopped = site.stop();
  const isListening = () =>
    site.fetch('/healthz').then(
      () => true,
      () => false,
    );
  await expect.poll(isListening, { timeout: 10_000 }).toBe(false);
  socket.write(body);
  await once(socket, 'close');
  await stopped;
  expect(answer).toContain('HTTP/1.1 201');
  expect(readdirSync(`${site.folder}/data`).filter((name) => name.startsWith('orders.'))).toEqual([
    'orders.sqlite',
  ]);
  await site.close();
});
