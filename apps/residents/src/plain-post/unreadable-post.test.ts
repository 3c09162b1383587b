import type { JsonObject } from '@guichet/definition';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';

const number = (key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type: 'number', key, label: key, input: true },
  ...more,
});
const rows = (type: string, key: string, ...components: readonly JsonObject[]): JsonObject => ({
  ...{ type, key, label: key, input: true },
  components,
});
const panel = (key: string, ...components: readonly JsonObject[]): JsonObject => ({
  ...{ type: 'panel', key, title: key, components },
});
const fields = [
  number('pay'),
  number('fees', { multiple: true }),
  rows('datagrid', 'people', number('age')),
  rows('editgrid', 'trips', number('nights'), rows('datagrid', 'guests', number('stays'))),
];

let site: TestSite;
beforeAll(async () => {
  site = await openSite({}, [
    { title: 'Form', path: 'one', components: fields },
    { title: 'Pages', path: 'pages', display: 'wizard', components: [panel('a', ...fields), panel('b')] },
  ]);
});
afterAll(() => site.close());

type Entries = readonly (readonly [string, string])[];

/** The controls of a page as a browser sends them, with what a resident types over them. */
function entriesIn(html: string, typed: Readonly<Record<string, string>> = {}): Entries {
  return (html.match(/<input[^>]*>/g) ?? []).map((tag) => {
    const read = (name: string) =>
      new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&quot;', '"') ?? '';
    return [read('name'), typed[read('name')] ?? read('value')];
  });
}

async function press(path: string, entries: Entries, change: string) {
  const response = await site.post(`/en/${path}`, [...entries, ['guichet:change', change]]);
  return { status: response.status, html: await response.text() };
}

const textsOf = (html: string, name: string) =>
  entriesIn(html).flatMap(([entryName, value]) => (entryName === name ? [value] : []));

test.each(['one', 'pages'])('a number that cannot be read stays while rows change (%s)', async (path) => {
  const first = await (await site.fetch(`/en/${path}`)).text();
  const opened = await press(path, entriesIn(first), 'row:add trips');
  const typed = {
    ...{ pay: 'about 12', fees: 'ten', 'people[0].age': '4 ans' },
    ...{ 'trips[0].nights': 'three', 'trips[0].guests[0].stays': 'all' },
  };
  const added = await press(path, entriesIn(opened.html, typed), 'row:add people');
  expect(added.status).toBe(200);
  for (const [name, text] of Object.entries(typed)) expect(textsOf(added.html, name)).toEqual([text]);
  const removed = await press(path, entriesIn(added.html), 'row:remove people 1');
  for (const [name, text] of Object.entries(typed)) expect(textsOf(removed.html, name)).toEqual([text]);
});

test.each(['one', 'pages'])('a row is not saved with a number that cannot be read (%s)', async (path) => {
  const first = await (await site.fetch(`/en/${path}`)).text();
  const opened = await press(path, entriesIn(first), 'row:add trips');
  const typed = { 'trips[0].nights': 'three' };
  const saved = await press(path, entriesIn(opened.html, typed), 'row:save trips 0');
  expect([saved.status, textsOf(saved.html, 'trips[0].nights')]).toEqual([422, ['three']]);
});
