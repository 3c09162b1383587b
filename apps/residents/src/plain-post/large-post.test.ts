import type { JsonObject } from '@guichet/definition';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';
import { storedData } from '../testing/stored-data.ts';

const text = (key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type: 'textfield', key, label: key, input: true },
  ...more,
});
const rows = (type: string, key: string, components: readonly JsonObject[], more: JsonObject = {}) => ({
  ...{ type, key, label: key, input: true, components },
  ...more,
});
const ten = Array.from({ length: 10 }, (_, index) => text(`f${index}`));
const city: JsonObject = {
  title: 'City',
  path: 'city',
  components: [
    rows('datagrid', 'cars', ten, { initEmpty: true }),
    rows('editgrid', 'trees', ten),
    text('plates', { multiple: true }),
  ],
};
/** Its author begins with more rows than anybody may add. */
const wide: JsonObject = {
  title: 'Wide',
  path: 'wide',
  components: [rows('datagrid', 'cars', ten, { validate: { minLength: 120 } })],
};

let site: TestSite;
beforeAll(async () => {
  site = await openSite({}, [city, wide]);
});
afterAll(() => site.close());

type Entries = readonly (readonly [string, string])[];

const carsOf = (count: number): Entries => [
  ['cars', ''],
  ...Array.from({ length: count }, (_, index) => ['cars', `${index}`] as const),
  ['cars[0].f0', 'typed'],
];

async function posted(entries: Entries, path = '/en/city') {
  const response = await site.post(path, entries);
  return { status: response.status, html: await response.text() };
}

test.each<readonly [string, Entries]>([
  ['rows of a grid', carsOf(1_000)],
  ['rows that are closed', [['trees', JSON.stringify(Array(150).fill({}))]]],
  ['rows that are none', [['trees', JSON.stringify(Array(1_000).fill(1))]]],
  ['rows that have no controls', [['guichet:unposted', JSON.stringify({ cars: Array(150).fill({}) })]]],
  ['levels of closed rows', [['trees', `[{"f0":${'['.repeat(50_000)}${']'.repeat(50_000)}}]`]]],
  ['levels of what has no controls', [['guichet:unposted', `{"plates":${'['.repeat(50)}${']'.repeat(50)}}`]]],
  ['answers in a list', Array.from({ length: 5_000 }, () => ['plates', 'A'] as const)],
])('more %s than a page without a script leads to are not built: nothing is stored', async (_, entries) => {
  const { status, html } = await posted(entries);
  expect(status).toBe(413);
  expect(html).toContain('Your answers are too large');
  expect(html.length).toBeLessThan(20_000);
  expect(storedData(site, 'city')).toEqual([]);
});

test.each([
  ['en', 'You cannot add more rows on this page'],
  ['fr', 'Vous ne pouvez plus ajouter'],
])(
  'where no more rows fit the page says so, with all answers, and can be sent (%s)',
  async (locale, title) => {
    const { status, html } = await posted(
      [...carsOf(90), ['guichet:change', 'row:add cars']],
      `/${locale}/city`,
    );
    expect(status).toBe(200);
    expect(html).toContain(title);
    expect(html).toContain('value="typed"');
    expect(html).toContain('name="cars[89].f9"');
    expect(html).not.toContain('name="cars[90].f9"');
    const fitting = await posted([...carsOf(80), ['guichet:change', 'row:add cars']], `/${locale}/city`);
    expect(fitting.html).toContain('name="cars[80].f9"');
    expect(fitting.html).not.toContain(title);
  },
);

test('the rows that an author begins with fit, and as many more as anywhere', async () => {
  const sent = await site.post('/en/wide', carsOf(130));
  expect(sent.status).toBe(303);
  expect((await posted(carsOf(400), '/en/wide')).status).toBe(413);
});
