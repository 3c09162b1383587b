import type { Json, JsonObject } from '@guichet/definition';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAll } from '../storage/read-all.ts';
import { openTestService, type TestService } from './test-service.ts';

const text = (key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type: 'textfield', key, label: key, input: true },
  ...more,
});
const required = { validate: { required: true } };
const rows = (type: string, key: string, components: readonly JsonObject[]): JsonObject => ({
  ...{ type, key, label: key, input: true },
  components,
});
const inner = rows('datagrid', 'inner', [text('name', required)]);
const city = {
  title: 'City',
  path: 'city',
  components: [
    rows('datagrid', 'cars', [text('plate', required), text('colour', required)]),
    rows('editgrid', 'trees', [text('kind', required), inner]),
    rows('datagrid', 'a.b', [text('name', required)]),
    { type: 'panel', key: 'panel', input: false, components: [rows('datagrid', 'low', [text('name')])] },
    { type: 'container', key: 'box', input: true, components: [rows('datagrid', 'deep', [text('name')])] },
    { type: 'form', key: 'applicant', label: 'Applicant', input: true, form: 'people' },
    text('many', { multiple: true }),
    { type: 'tags', key: 'words', label: 'Words', input: true, storeas: 'array' },
    { type: 'select', key: 'chosen', label: 'Chosen', input: true, multiple: true, data: { values: [] } },
  ],
};
const people = { title: 'People', path: 'people', components: [rows('datagrid', 'people', [text('name')])] };

let opened: TestService;
beforeAll(async () => {
  opened = await openTestService({ 'city.json': city, 'people.json': people });
});
afterAll(() => opened.close());

const send = (data: JsonObject) => opened.post({ data }, {}, '/api/city/submission');
const times = (count: number, item: Json): readonly Json[] => Array.from({ length: count }, () => item);

test.each<readonly [string, JsonObject]>([
  ['texts where rows of a data grid belong', { cars: times(19_000, 'v') }],
  ['nulls', { cars: times(1_001, null) }],
  ['lists', { cars: times(1_001, []) }],
  ['some objects, and texts between', { cars: times(1_001, {}).map((row, i) => (i % 2 === 0 ? row : 'v')) }],
  ['texts where rows of an edit grid belong', { trees: times(1_001, 'v') }],
  ['texts where rows of a grid in a row belong', { trees: [{ kind: 'oak', inner: times(1_001, 1) }] }],
  ['texts in a grid with a path as its key', { a: { b: times(1_001, 'v') } }],
  ['texts in a grid in a panel', { low: times(1_001, 'v') }],
  ['texts in a grid in a container', { box: { deep: times(1_001, 'v') } }],
  ['texts in a grid of a form within the form', { applicant: { data: { people: times(1_001, 'v') } } }],
])('a grid takes at most 1,000 items, whatever they are: %s', async (_, data) => {
  const response = await send(data);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    name: 'BodyError',
    code: 'too_many_rows',
    message: 'Send at most 1000 rows in one list.',
  });
});

test('a list that no grid reads may hold more', async () => {
  const words = Array.from({ length: 5_000 }, (_, index) => `word ${index}`);
  const response = await send({ many: words, words, chosen: words, cars: [{ plate: 'A', colour: 'red' }] });
  expect(response.statusCode).toBe(201);
  const [stored] = await readAll(opened.storage.readSubmissions('city'));
  expect(JSON.parse(stored?.data ?? '')).toMatchObject({ many: words, words, chosen: words });
});

test('a refusal holds the first 100 errors in the order of the form, and the number of the others', async () => {
  const cars = Array.from({ length: 1_000 }, (_, index) => (index === 0 ? { plate: 'A' } : {}));
  const response = await send({ cars, trees: [{}] });
  expect(response.statusCode).toBe(400);
  const { details, moreDetails } = response.json();
  expect(details).toHaveLength(100);
  expect(details.slice(0, 3).map(({ path }: { readonly path: Json }) => path)).toEqual([
    ['cars', 0, 'colour'],
    ['cars', 1, 'plate'],
    ['cars', 1, 'colour'],
  ]);
  // 1,999 cells of cars, and the kind of the tree.
  expect(moreDetails).toBe(1_999 + 1 - 100);
  expect(response.body.length).toBeLessThan(50_000);
});

test('a refusal with no more than 100 errors names no others', async () => {
  const exact = await send({ cars: times(50, {}) });
  expect([exact.json().details.length, 'moreDetails' in exact.json()]).toEqual([100, false]);
  const refusal = await send({ cars: [{ plate: 'A' }] });
  expect(refusal.json()).toEqual({ name: 'ValidationError', details: [expect.any(Object)] });
});
