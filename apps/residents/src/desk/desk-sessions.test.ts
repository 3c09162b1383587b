import { parseOperators } from '@guichet/form-service';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createDeskSessions } from './desk-sessions.ts';

const secret = 'a secret of tests alone';
const first = 'a-secret-of-an-office-of-tests';

function operatorsOf(token: string) {
  const text = (name: string) => ({ OPERATOR_TOKEN: token, OPERATOR_HEADER: 'X-Remote-User' })[name];
  const operators = parseOperators({ text, refuse: () => undefined }, ['10.0.0.5']);
  if (operators === undefined) throw new Error('There is a token.');
  return operators;
}

interface Reading {
  readonly later?: number;
  readonly signedWith?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly remoteAddress?: string;
}

/** The operator whom a server with these settings sees in the cookie that another one gave. */
async function readBy(
  token: string,
  { later = 0, signedWith = secret, ...more }: Reading = {},
): Promise<string> {
  const app = fastify();
  const now = Date.now();
  const needs = {
    site: { base: '' },
    signIns: { endSession: async () => {}, isSessionEnded: async () => false },
  };
  const givenBy = { ...needs, operators: operatorsOf(`ann:${first}`), now: () => now };
  const giving = createDeskSessions(secret, givenBy);
  const reading = createDeskSessions(signedWith, {
    ...needs,
    operators: operatorsOf(token),
    now: () => now + later,
  });
  app.get('/give', async (request, reply) => {
    giving.give(request, reply, 'ann');
    return '';
  });
  app.get('/read', async (request) => (await reading.read(request))?.operator ?? 'nobody');
  const cookie = String((await app.inject('/give')).headers['set-cookie']).split(';')[0] ?? '';
  const { headers, remoteAddress = '127.0.0.1' } = more;
  const { body } = await app.inject({ url: '/read', headers: { cookie, ...headers }, remoteAddress });
  await app.close();
  return body;
}

test('another server with the same secrets knows the session, for eight hours', async () => {
  const hour = 60 * 60 * 1000;
  expect(await readBy(`ann:${first}`, { later: 8 * hour - 1000 })).toBe('ann');
  expect(await readBy(`ann:${first}`, { later: 8 * hour })).toBe('nobody');
  expect(await readBy(`ann:${first}`, { signedWith: 'another secret' })).toBe('nobody');
});

test('a session ends with the secret of its operator, and with the operator', async () => {
  expect(await readBy(`ann:${first}s`)).toBe('nobody');
  expect(await readBy(`bob:${first}`)).toBe('nobody');
});

test('the single-sign-on proxy names a clerk who has no session, and nobody else can', async () => {
  const headers = { 'x-remote-user': 'zoe' };
  const over = { later: 9 * 60 * 60 * 1000, headers };
  expect(await readBy(`ann:${first}`, { ...over, remoteAddress: '10.0.0.5' })).toBe('zoe');
  expect(await readBy(`ann:${first}`, over)).toBe('nobody');
  // With a good session too: somebody pretends to be the proxy.
  expect(await readBy(`ann:${first}`, { headers })).toBe('nobody');
  expect(await readBy(`ann:${first}`)).toBe('ann');
});
