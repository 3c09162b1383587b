import { once } from 'node:events';
import { createServer } from 'node:http';
import type { JsonObject } from '@guichet/definition';
import { models } from '@guichet/fields/models';
import { createSenders, createSources } from '@guichet/form-service';
import { prepareForm } from '@guichet/prepare';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';
import { choicesProxy } from './choices-proxy.ts';

const breed = {
  ...{ type: 'select', key: 'breed', label: 'Breed', input: true, dataSrc: 'url', valueProperty: 'id' },
  data: { url: '/open-data/breeds?species={{ data.species }}' },
  selectValues: 'results',
};
const elsewhere = { ...breed, key: 'elsewhere', data: { url: 'https://elsewhere.example/list' } };

let site: TestSite;
let version: string;

beforeAll(async () => {
  const species = { type: 'textfield', key: 'species', label: 'Species', input: true };
  site = await openSite({}, [{ title: 'Pet', path: 'pet', components: [species, breed, elsewhere] }]);
  const prepared: { form: { version: string } } = JSON.parse(
    await (await site.fetch('/prepared/en/pet')).text(),
  );
  version = prepared.form.version;
});

afterAll(() => site.close());

const question = (more: JsonObject = {}) => ({
  ...{ form: 'pet', version, component: 'breed', holes: ['cat'], search: '', skip: 0 },
  ...more,
});

async function ask(body: unknown, headers: Record<string, string> = {}) {
  const response = await site.fetch('/choices', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const json: { items?: readonly unknown[]; code?: string } = JSON.parse(await response.text());
  return { status: response.status, cache: response.headers.get('cache-control'), ...json };
}

test('a page gets the choices of a field by the names of its form and component', async () => {
  const answer = await ask(question());
  expect(answer).toMatchObject({ status: 200, cache: 'no-store', hasMore: false });
  expect(answer.items).toContainEqual({ id: 103, name: 'Chartreux' });
  expect((await ask(question({ holes: ['cat&species=dog'] }))).items).toEqual([]);
});

test('an origin that nobody named is not asked, and the page hears which of the two it was', async () => {
  expect(await ask(question({ component: 'elsewhere', holes: [] }))).toMatchObject({
    status: 409,
    code: 'not_asked',
  });
  expect(await ask(question({ component: 'species' }))).toMatchObject({ status: 409 });
  expect(await ask(question({ component: 'none' }))).toMatchObject({ status: 409 });
});

test.each<[what: string, more: JsonObject, status: number]>([
  ['an address', { url: 'http://127.0.0.1/' }, 200],
  ['a form that is not there', { form: 'none' }, 404],
  ['an address in the place of a form', { form: '../submission?limit=1' }, 400],
  ['a reserved name', { form: 'api/pet' }, 400],
  ['a name that is no form at a form service', { form: 'form' }, 400],
  ['another version', { version: 'f'.repeat(64) }, 404],
  ['no version', { version: 'x' }, 400],
  ['a hole that is no text', { holes: [{}] }, 400],
  ['holes without end', { holes: Array.from({ length: 1000 }, () => 'x') }, 400],
  ['a search without end', { search: 'x'.repeat(3000) }, 400],
  ['a piece before the first', { skip: -1 }, 400],
])('a question with %s is answered with what it deserves', async (_, more, status) => {
  expect((await ask(question(more))).status).toBe(status);
});

test('what is no question, too large or of another site is refused', async () => {
  expect((await ask('{')).status).toBe(400);
  expect((await ask('[]')).status).toBe(400);
  expect((await ask(question({ search: 'x'.repeat(100_000) }))).status).toBe(413);
  expect((await ask(question(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});

test('a page that leaves before the choices are there is no error', async () => {
  const slow = createServer().listen(0, '127.0.0.1');
  await once(slow, 'listening');
  const address = slow.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const components = [{ ...breed, data: { url: `${origin}/breeds` } }];
  const prepared = prepareForm({ title: 'Pet', path: 'pet', components }, { models });
  if (prepared.kind !== 'prepared') throw new Error('This definition is a form.');
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } } });
  const answered = new Promise<number>((resolve) => {
    app.addHook('onSend', async (_, reply) => resolve(reply.statusCode));
  });
  await app.register(choicesProxy, {
    prefix: '/choices',
    source: { find: () => ({ kind: 'found', form: prepared.form }), findVersion: async () => undefined },
    sources: createSources({
      ...{ origins: [origin], base: undefined, hasResources: false, now: Date.now, notify: () => undefined },
    }),
    ...{ rateLimit: 0, senders: createSenders('secret'), origins: [] },
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const asked = fetch(`${url}/choices`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question({ version: prepared.form.version, holes: [] })),
    signal: leaving.signal,
  });
  await once(slow, 'request');
  leaving.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  expect([await answered, lines]).toEqual([499, []]);
  await app.close();
  slow.closeAllConnections();
  slow.close();
});

test('the log says where a question failed, and nothing of what was asked', async () => {
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } } });
  const notify = () => undefined;
  await app.register(choicesProxy, {
    prefix: '/choices',
    source: {
      find: () => JSON.parse('Ann Tremblay'),
      findVersion: async () => undefined,
    },
    sources: createSources({ origins: [], base: undefined, hasResources: false, now: Date.now, notify }),
    ...{ rateLimit: 0, senders: createSenders('secret'), origins: [] },
  });
  const response = await app.inject({ method: 'POST', url: '/choices', payload: question() });
  expect([response.statusCode, lines.length]).toEqual([500, 1]);
  expect(lines[0]).toContain('SyntaxError');
  expect(lines[0]).not.toContain('Ann');
  await app.close();
});
