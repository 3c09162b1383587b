import type { JsonObject } from '@guichet/definition';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';

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
