import { createPrivateKey, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseDestinations } from '../parse-destinations.ts';
import { openOutbox, type TestOutbox } from '../testing/open-outbox.ts';
import { createWebhookDelivery } from './deliver-by-webhook.ts';
import { parseSigningKey } from './sign-webhook.ts';

interface Call {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const hour = 3_600_000;
const oldSecret = `whsec_${Buffer.from('an old key of tests, of nobody').toString('base64')}`;
const newSecret = `whsec_${Buffer.from('a new key of tests, of nobody!').toString('base64')}`;
const pair = generateKeyPairSync('ed25519');
const seed = pair.privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(-32);

let server: Server;
let outbox: TestOutbox | undefined;
let calls: Call[] = [];
let respond: (response: ServerResponse) => void;

beforeEach(async () => {
  calls = [];
  respond = (response) => void response.writeHead(204).end();
  server = createServer(async (request, response) => {
    calls.push({ headers: request.headers, body: await text(request) });
    respond(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await outbox?.close();
  outbox = undefined;
});

function parseOffice(more: object = {}) {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  const office = { kind: 'webhook', url, secrets: [newSecret, oldSecret], ...more };
  const parsed = parseDestinations(JSON.stringify({ destinations: { office } }), '/');
  if (parsed.kind === 'wrong') throw new Error(parsed.faults.join());
  return parsed.destinations;
}

async function open(more: object = {}): Promise<TestOutbox> {
  outbox = await openOutbox({ delivery: ['office'] }, { destinations: parseOffice(more) });
  return outbox;
}

const headersOf = ({ headers }: Call): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

test('a webhook is verified by the library of the standard, with the new key and the old', async () => {
  const { send, worker } = await open();
  const reference = await send({ name: 'Zoë Côté' });
  await worker.work();
  const [call] = calls;
  if (call === undefined) throw new Error('Nothing came.');
  for (const secret of [newSecret, oldSecret]) {
    expect(new Webhook(secret).verify(call.body, headersOf(call))).toMatchObject({
      type: 'submission.received',
      data: { form: 'permits/parking', reference },
    });
  }
  const foreign = new Webhook(`whsec_${Buffer.from('the key of somebody else, here').toString('base64')}`);
  expect(() => foreign.verify(call.body, headersOf(call))).toThrow();
  expect(call.body).not.toContain('Zoë');
  const [submission] = (await outbox?.all()) ?? [];
  expect(JSON.parse(call.body).data.links.submission).toBe(
    `https://forms.example.ca/api/permits/parking/submission/${submission?.id}`,
  );
});

test('an Ed25519 key signs what its public key verifies', async () => {
  const { send, worker } = await open({ secrets: [`whsk_${seed.toString('base64')}`], body: 'full' });
  await send({ name: 'Zoë', secret: 'canary' });
  await worker.work();
  const [call] = calls;
  const {
    'webhook-id': id,
    'webhook-timestamp': time,
    'webhook-signature': signature = '',
  } = call?.headers ?? {};
  const [version, encoded = ''] = String(signature).split(',');
  expect(version).toBe('v1a');
  const signed = Buffer.from(`${id}.${time}.${call?.body}`);
  expect(verify(null, signed, pair.publicKey, Buffer.from(encoded, 'base64'))).toBe(true);
  expect(JSON.parse(call?.body ?? '').data.data).toEqual({ name: 'Zoë' });
  expect(call?.body).not.toContain('canary');
  // As libsodium writes it: the seed, then the public key.
  const secretKey = Buffer.concat([
    seed,
    pair.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32),
  ]);
  const key = parseSigningKey(`whsk_${secretKey.toString('base64')}`);
  if (key?.kind !== 'v1a') throw new Error('This is a key.');
  expect(createPublicKey(createPrivateKey(key.key.export({ format: 'pem', type: 'pkcs8' })))).toEqual(
    pair.publicKey,
  );
});

test('a destination that fails is asked ten times within 76 hours, under one id; then the delivery is parked', async () => {
  const { send, pass, storage, logged } = await open();
  respond = (response) => void response.writeHead(500).end('canary');
  await send({ name: 'Ann' });
  await pass(0);
  for (let hours = 0; hours < 76.5; hours += 0.1) await pass(hour / 10);
  expect(calls).toHaveLength(10);
  expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  const [parked] = await storage.listOutbox(10);
  expect(parked).toMatchObject({ state: 'parked', attempts: 10, fault: 'It answered with status 500.' });
  expect(logged.at(-1)).toEqual([
    'a delivery is parked: send it again with npm run outbox',
    expect.objectContaining({ destination: 'office', fault: 'It answered with status 500.' }),
  ]);
  expect(JSON.stringify(logged)).not.toMatch(/canary|whsec|127\.0\.0\.1/);
  respond = (response) => void response.writeHead(200).end();
  await storage.retryDeliveries({ destination: 'office' }, Date.now());
  await pass(0);
  expect(await storage.listOutbox(10)).toEqual([]);
});

test('a destination that asks for a pause gets it', async () => {
  const { send, pass } = await open();
  respond = (response) => void response.writeHead(429, { 'retry-after': '7200' }).end();
  await send({ name: 'Ann' });
  await pass(0);
  await pass(hour);
  expect(calls).toHaveLength(1);
  await pass(hour);
  expect(calls).toHaveLength(2);
});

test('status 410 switches a destination off until an operator sends again', async () => {
  const { send, pass, storage } = await open();
  respond = (response) => void response.writeHead(410).end();
  await send({ name: 'Ann' });
  await pass(0);
  await send({ name: 'Bob' });
  await pass(99 * hour);
  expect(calls).toHaveLength(1);
  expect(await storage.closedDestinations()).toMatchObject([{ name: 'office' }]);
  respond = (response) => void response.writeHead(204).end();
  expect(await storage.retryDeliveries({ destination: 'office' }, Date.now())).toBe(2);
  await pass(0);
  expect(calls).toHaveLength(3);
});

test('a destination that does not answer in time is told from one that cannot be reached', async () => {
  const { send, all, storage } = await open();
  await send({ name: 'Ann' });
  const [submission] = await all();
  const [delivery] = await storage.deliveriesOf(submission?.id ?? '');
  const office = parseOffice().get('office');
  if (submission === undefined || delivery === undefined || office?.kind !== 'webhook')
    throw new Error('Nothing to deliver.');
  const links = { submission: () => '', file: () => '' };
  const faultAfter = (timeoutMs: number) =>
    createWebhookDelivery(office, { links, now: Date.now, timeoutMs })(
      { delivery, submission, uploads: [] },
      new AbortController().signal,
    );
  respond = () => undefined;
  expect(await faultAfter(50)).toEqual({ kind: 'failed', fault: 'It did not answer in time.' });
  respond = (response) => void response.destroy();
  expect(await faultAfter(60_000)).toEqual({ kind: 'failed', fault: 'It cannot be reached (ECONNRESET).' });
});

test('a destination that switches protocols unasked holds up no later delivery', async () => {
  const { send, pass, storage } = await open();
  respond = ({ socket }) =>
    void socket?.write('HTTP/1.1 101 Upgrade\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n');
  await send({ name: 'Ann' });
  await pass(0);
  expect((await storage.listOutbox(1))[0]?.fault).toBe('It cannot be reached.');
  respond = (response) => void response.writeHead(204).end();
  await pass(hour);
  expect(await storage.listOutbox(1)).toEqual([]);
});

test('a redirect is not followed', async () => {
  const { send, pass, storage } = await open();
  respond = (response) => void response.writeHead(302, { location: '/elsewhere' }).end();
  await send({ name: 'Ann' });
  await pass(0);
  expect(calls).toHaveLength(1);
  expect((await storage.listOutbox(1))[0]?.fault).toContain('302, a redirect, which is not followed');
});

test('an address that no deployment should ask is refused with its place', () => {
  const parse = (office: object) => parseDestinations(JSON.stringify({ destinations: { office } }), '/');
  const url = 'http://169.254.169.254/latest';
  expect(parse({ kind: 'webhook', url, secrets: [newSecret] })).toMatchObject({
    kind: 'wrong',
    faults: [expect.stringMatching(/^destinations\.office\.url: This address is not allowed/)],
  });
  expect(parse({ kind: 'webhook', url: 'https://a.example', secrets: [], color: 1 })).toMatchObject({
    faults: [
      expect.stringContaining('destinations.office.color: This is unknown'),
      expect.stringContaining('destinations.office.secrets: List 1 to 5'),
    ],
  });
  expect(parse({ kind: 'pigeon' })).toMatchObject({ faults: [expect.stringContaining('office.kind')] });
  expect(parseDestinations('{', '/').kind).toBe('wrong');
});
