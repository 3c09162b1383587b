import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { networkOf } from './network-of.ts';
import { createSenders } from './senders.ts';
import { parseTrustedProxies, type TrustedProxies, trustProxyOf } from './trusted-proxies.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

const senders = createSenders('a secret of tests alone');

/** The sender as the server sees it: its name, and the address that it stands for. */
async function senderOf(
  trusted: TrustedProxies,
  peer: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly ip: string; readonly name: string; readonly host: string; readonly protocol: string }> {
  await app?.close();
  app = Fastify({ trustProxy: trustProxyOf(trusted) });
  app.get('/', async (request) => ({
    ip: request.ip,
    name: senders.nameOf(request),
    host: request.host,
    protocol: request.protocol,
  }));
  return (await app.inject({ url: '/', remoteAddress: peer, headers: { host: 'here', ...headers } })).json();
}

const forwarded = (addresses: string) => ({ 'x-forwarded-for': addresses });

test('X-Forwarded-For is read from the right, and of trusted proxies only', async () => {
  const proxies = ['10.0.0.0/24', 'fd00:12::/64'];
  const ip = async (peer: string, addresses: string) =>
    (await senderOf(proxies, peer, forwarded(addresses))).ip;
  expect(await ip('10.0.0.5', '198.51.100.7')).toBe('198.51.100.7');
  expect(await ip('::ffff:10.0.0.5', '198.51.100.7')).toBe('198.51.100.7');
  expect(await ip('fd00:12::5', '198.51.100.7, 10.0.0.9')).toBe('198.51.100.7');
  // Entries that a resident adds stand further left.
  expect(await ip('10.0.0.5', '192.0.2.1, 198.51.100.7, 10.0.0.9')).toBe('198.51.100.7');
  expect(await ip('203.0.113.9', '198.51.100.7')).toBe('203.0.113.9');
});

test('a number of proxies counts from the connection', async () => {
  const ip = async (hops: number, addresses: string) =>
    (await senderOf(hops, '10.0.0.5', forwarded(addresses))).ip;
  expect(await ip(1, '192.0.2.1, 198.51.100.7')).toBe('198.51.100.7');
  expect(await ip(2, '192.0.2.1, 198.51.100.7, 10.0.0.9')).toBe('198.51.100.7');
});

test('host and protocol are believed of a trusted proxy alone', async () => {
  const headers = { 'x-forwarded-host': 'forms.city.ca', 'x-forwarded-proto': 'https' };
  expect(await senderOf(['10.0.0.5'], '10.0.0.5', headers)).toMatchObject({
    ...{ host: 'forms.city.ca', protocol: 'https' },
  });
  for (const trusted of [undefined, ['10.0.0.6']])
    expect(await senderOf(trusted, '10.0.0.5', headers)).toMatchObject({ host: 'here', protocol: 'http' });
});

test('who is trusted by nobody is known by the connection, whatever the header says', async () => {
  const firstSender = await senderOf(undefined, '10.0.0.5', forwarded('198.51.100.7'));
  const secondSender = await senderOf(undefined, '10.0.0.5', forwarded('198.51.100.8'));
  expect([firstSender.ip, firstSender.name]).toEqual(['10.0.0.5', secondSender.name]);
});

test('a sender’s name holds no address, and is another one with another secret', async () => {
  const { name } = await senderOf(undefined, '198.51.100.7');
  expect(name).toMatch(/^[\w-]{22}$/);
  expect(name).toBe((await senderOf(['10.0.0.5'], '10.0.0.5', forwarded('198.51.100.7'))).name);
  expect(name).not.toBe((await senderOf(undefined, '198.51.100.8')).name);
});

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['198.51.100.7:50123', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['unknown', undefined],
  ['', undefined],
])('%s is of the connection %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('what a proxy writes that is no address counts as the proxy’s own', async () => {
  const proxy = await senderOf(undefined, '10.0.0.5');
  expect((await senderOf(['10.0.0.5'], '10.0.0.5', forwarded('unknown'))).name).toBe(proxy.name);
});

test('a request that is sent for a resident counts as the resident’s, and nobody can write that', async () => {
  app = Fastify();
  app.get('/', async (request) => senders.onBehalfOf(request));
  const headers = (await app.inject({ url: '/', remoteAddress: '198.51.100.7' })).json();
  const resident = await senderOf(undefined, '198.51.100.7');
  expect((await senderOf(undefined, '127.0.0.1', headers)).name).toBe(resident.name);
  const [[header, value] = ['', '']] = Object.entries<string>(headers);
  const forged = { [header]: value.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) };
  const connectionSender = await senderOf(undefined, '127.0.0.1');
  for (const wrong of [forged, { [header]: 'x' }, { [header]: '' }, { [header]: `${resident.name}.` }])
    expect((await senderOf(undefined, '127.0.0.1', wrong)).name).toBe(connectionSender.name);
});

test.each<[string, TrustedProxies]>([
  ['behind no proxy', undefined],
  ['behind a number of them', 1],
  ['behind named ones', ['127.0.0.1']],
])('a request whose connection broke once it had come has a name all the same, %s', async (_, trusted) => {
  const named = Promise.withResolvers<string>();
  app = Fastify({ trustProxy: trustProxyOf(trusted) });
  app.get('/', async (request) => {
    const closed = once(request.socket, 'close');
    browser.resetAndDestroy();
    // The server hears of a reset as an error too.
    await closed.catch(() => undefined);
    named.resolve((async () => senders.nameOf(request))());
  });
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const browser = connect(Number(port), '127.0.0.1');
  browser.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  expect(await named.promise).toMatch(/^[\w-]{22}$/);
});

function parsed(value: string) {
  const faults: string[] = [];
  const proxies = parseTrustedProxies({
    text: () => value || undefined,
    refuse: (name, why) => void faults.push(`${name} ${why}`),
  });
  return { proxies, fault: faults.join('\n') };
}

test.each<[string, TrustedProxies]>([
  ['', undefined],
  ['2', 2],
  ['10.0.0.5', ['10.0.0.5']],
  ['10.0.0.0/24, fd00:12::/64 ::1', ['10.0.0.0/24', 'fd00:12::/64', '::1']],
])('TRUSTED_PROXIES=%s names the proxies in front', (value, proxies) => {
  expect(parsed(value)).toEqual({ proxies, fault: '' });
});

test.each([
  ['0', ['0']],
  ['11', ['11']],
  ['10.0.0.5 proxy.city.ca, 10.0.0.0/33', ['proxy.city.ca', '10.0.0.0/33']],
  ['0.0.0.0/0', ['0.0.0.0/0']],
  ['10.0.0.5, 1', ['"1"']],
  ['true', ['true']],
  ['10.0.0/24', ['10.0.0/24']],
])('TRUSTED_PROXIES=%s is refused, and all that is wrong in it is named', (value, wrong) => {
  const { proxies, fault } = parsed(value);
  expect(proxies).toBeUndefined();
  for (const entry of wrong) expect(fault).toContain(entry);
});
