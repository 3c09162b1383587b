import { Writable } from 'node:stream';
import type { JsonObject } from '@guichet/definition';
import { trustProxyOf, warnOfUnnamedProxy } from '@guichet/form-service';
import fastify, { LogController } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { type Hop, openHop } from '../testing/open-hop.ts';
import { feedback, newSession, openSite, type TestSite } from '../testing/open-site.ts';
import { withoutEntities } from '../testing/plain-visitor.ts';
import { storedData } from '../testing/stored-data.ts';

const form: JsonObject = {
  title: 'Plans',
  path: 'plans',
  components: [
    { type: 'textfield', key: 'name', label: 'Name', input: true },
    { type: 'file', key: 'plan', label: 'Plan', input: true, storage: 'url', url: '/file', multiple: true },
  ],
};

const [sender, otherSender] = ['127.0.0.2', '127.0.0.3'];

let site: TestSite;
let hop: Hop;
async function open(env: Readonly<Record<string, string>>): Promise<void> {
  site = await openSite(env, [feedback, form]);
  hop = await openHop(site.url);
}
afterEach(async () => {
  await hop.close();
  await site.close();
});

/** The fetch metadata of a page of the site. */
const sameOrigin = { 'sec-fetch-site': 'same-origin' };

const submit = (from: string, headers?: object) =>
  statusOf(from, '/api/plans/submission', {
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"data":{"name":"Ann"}}',
  });

/** Each way to send something that is limited. */
const ways: readonly (readonly [string, (from: string, headers?: object) => Promise<number>])[] = [
  ['a submission', submit],
  [
    'a plain post',
    (from, headers) =>
      statusOf(from, '/en/plans', {
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...sameOrigin, ...headers },
        body: 'guichet:intent=language&name=Ann',
      }),
  ],
  [
    'a file',
    (from, headers) =>
      statusOf(from, '/api/file?form=plans&field=plan', { body: filesOf('a.txt'), headers: { ...headers } }),
  ],
  [
    'a question to the map',
    (from, headers) =>
      statusOf(from, '/gis/addressProvider/search?q=x', {
        method: 'GET',
        headers: { ...sameOrigin, ...headers },
      }),
  ],
  [
    'a question for choices',
    (from, headers) =>
      statusOf(from, '/choices', {
        headers: { 'content-type': 'application/json', ...sameOrigin, ...headers },
        body: '{}',
      }),
  ],
  [
    'an order',
    (from, headers) =>
      statusOf(from, '/orders/plans', {
        headers: { 'content-type': 'application/json', ...sameOrigin, ...headers },
        body: '{"data":{}}',
      }),
  ],
];

async function statusOf(from: string, path: string, sending: Parameters<Hop['send']>[2]): Promise<number> {
  return (await hop.send(from, path, { method: 'POST', ...sending })).status;
}

function filesOf(...names: readonly string[]): FormData {
  const body = new FormData();
  for (const fileName of names) body.append('plan', new File(['A plan.'], fileName, { type: 'text/plain' }));
  return body;
}

test.each(ways)('behind a trusted proxy the limit of %s is each resident’s own', async (_, way) => {
  await open({ RATE_LIMIT: '2', TRUSTED_PROXIES: '127.0.0.1' });
  const statuses: number[] = [];
  for (const from of [sender, sender, sender, otherSender]) statuses.push(await way(from));
  expect(statuses.slice(0, 2)).not.toContain(429);
  expect(statuses[2]).toBe(429);
  expect(statuses[3]).not.toBe(429);
  // Visitors who write the header themselves are identified all the same.
  expect(await way(sender, { 'x-forwarded-for': '198.51.100.7' })).toBe(429);
});

test('a number of proxies is counted from the connection, and what a resident writes stands before them', async () => {
  await open({ RATE_LIMIT: '1', TRUSTED_PROXIES: '1' });
  expect(await submit(sender)).toBe(201);
  expect(await submit(sender, { 'x-forwarded-for': '198.51.100.7' })).toBe(429);
  expect(await submit(otherSender)).toBe(201);
});

test('without the setting all who come through a proxy are one sender', async () => {
  await open({ RATE_LIMIT: '1' });
  expect([await submit(sender), await submit(otherSender)]).toEqual([201, 429]);
});

test('opening forms and pages is never limited, nor is looking at a file', async () => {
  await open({ RATE_LIMIT: '1', TRUSTED_PROXIES: '127.0.0.1' });
  const paths = [
    '/en',
    '/en/plans',
    '/fr/plans',
    '/prepared/en/plans',
    '/api/plans',
    '/api/form',
    '/healthz',
  ];
  for (let times = 0; times < 5; times += 1)
    for (const path of paths) expect([path, (await hop.send(sender, path)).status]).toEqual([path, 200]);
  for (let times = 0; times < 5; times += 1)
    expect((await hop.send(sender, `/api/file/${'0'.repeat(40)}`)).status).toBe(404);
});

test('files of a plain post count as those of the resident who sent it', async () => {
  await open({ RATE_LIMIT: '3', TRUSTED_PROXIES: '127.0.0.1' });
  const send = (from: string, ...names: readonly string[]) =>
    hop.send(from, '/en/plans', {
      method: 'POST',
      headers: { ...sameOrigin, cookie: newSession() },
      body: filesOf(...names),
    });
  const refused = await send(sender, 'a.txt', 'b.txt', 'c.txt', 'd.txt');
  expect(refused.status).toBe(422);
  expect(withoutEntities(refused.text)).toContain('too many were sent at once. Wait a minute');
  const taken = await send(otherSender, 'e.txt', 'f.txt', 'g.txt');
  expect(taken.status).toBe(303);
  expect(storedData(site, 'plans')).toMatchObject([
    { plan: ['e.txt', 'f.txt', 'g.txt'].map((originalName) => ({ originalName })) },
  ]);
});

test('a cookie is marked Secure behind a proxy that says so, named or not', async () => {
  for (const env of [{ TRUSTED_PROXIES: '127.0.0.1' }, {}]) {
    await open(env);
    expect(String((await hop.send(sender, '/en/plans')).headers['set-cookie'])).toContain('; Secure');
    if ('TRUSTED_PROXIES' in env) {
      await hop.close();
      await site.close();
    }
  }
});

test('the log reports a proxy that nobody has named, once, and nobody’s address with it', async () => {
  await open({});
  for (const [proxies, warnings] of [
    [undefined, 1],
    [['127.0.0.1'], 0],
  ] as const) {
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk, _, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const app = fastify({
      logger: { level: 'trace', stream },
      // As the site's: Fastify's own line of a request names who asked.
      logController: new LogController({ disableRequestLogging: true }),
      trustProxy: trustProxyOf(proxies),
    });
    warnOfUnnamedProxy(app, proxies);
    app.get('/', async () => 'Here.');
    const behind = await openHop(await app.listen({ port: 0, host: '127.0.0.1' }));
    for (let times = 0; times < 3; times += 1) await behind.send(sender, '/');
    await behind.close();
    await app.close();
    expect(lines.filter((line) => line.includes('TRUSTED_PROXIES is not set'))).toHaveLength(warnings);
    expect(lines.join('')).not.toContain(sender);
  }
});

test('wrong proxies stop the start, each of them named beside the other wrong settings', async () => {
  await open({});
  await expect(openSite({ TRUSTED_PROXIES: 'proxy.city.ca, 10.0.0.0/99', PORT: 'x' })).rejects.toThrow(
    /PORT[\s\S]*TRUSTED_PROXIES holds[\s\S]*proxy\.city\.ca[\s\S]*10\.0\.0\.0\/99/,
  );
});

test('a single-sign-on proxy names who reads submissions; without its address nothing starts, and nobody else is believed', async () => {
  const headers = { 'x-remote-user': 'zoe' };
  await open({ OPERATOR_HEADER: 'X-Remote-User', TRUSTED_PROXIES: '127.0.0.1' });
  expect((await site.fetch('/api/plans/submission', { headers })).status).toBe(200);
  expect((await site.fetch('/api/plans/submission')).status).toBe(401);
  const elsewhere = await openSite({ OPERATOR_HEADER: 'X-Remote-User', TRUSTED_PROXIES: '10.0.0.5' });
  expect((await elsewhere.fetch('/api/city/feedback/submission', { headers })).status).toBe(401);
  await elsewhere.close();
  await expect(openSite({ OPERATOR_HEADER: 'X-Remote-User' })).rejects.toThrow(
    /OPERATOR_HEADER needs the addresses of the proxies that set it in TRUSTED_PROXIES/,
  );
});
