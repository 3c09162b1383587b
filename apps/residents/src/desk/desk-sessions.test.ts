import { parseOperators } from '@guichet/form-service';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createDeskSessions } from './desk-sessions.ts';

const secret = 'a secret of tests alone';
const first = 'a-secret-of-an-office-of-tests';

function operatorsOf(token: string) {
  const operators = parseOperators({ text: () => token, refuse: () => undefined });
  if (operators === undefined) throw new Error('There is a token.');
  return operators;
}

/** The operator whom a server with these settings sees in the cookie that another one gave. */
async function readBy(
  token: string,
  { later = 0, signedWith = secret }: { later?: number; signedWith?: string } = {},
): Promise<string> {
  const app = fastify();
  const now = Date.now();
  const giving = createDeskSessions(secret, { base: '' }, operatorsOf(`ann:${first}`), () => now);
  const reading = createDeskSessions(signedWith, { base: '' }, operatorsOf(token), () => now + later);
  app.get('/give', async (request, reply) => {
    giving.give(request, reply, 'ann');
    return '';
  });
  app.get('/read', async (request) => reading.read(request)?.operator ?? 'nobody');
  const cookie = String((await app.inject('/give')).headers['set-cookie']).split(';')[0] ?? '';
  const { body } = await app.inject({ url: '/read', headers: { cookie } });
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
