import type { JsonObject } from '@guichet/definition';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';
import { storedData } from '../testing/stored-data.ts';

const text = (key: string, label: string, more: JsonObject = {}): JsonObject => ({
  ...{ type: 'textfield', key, label, input: true },
  ...more,
});
const grid = (key: string, components: readonly JsonObject[], more: JsonObject = {}): JsonObject => ({
  ...{ type: 'datagrid', key, label: key, input: true, components },
  ...more,
});
const cars = grid(
  'cars',
  [
    text('plate', 'Plate', { validate: { required: true } }),
    { type: 'checkbox', key: 'electric', label: 'Electric', input: true },
    { type: 'container', key: 'owner', input: true, components: [text('name', 'Owner')] },
    grid('drivers', [text('driver', 'Driver')], { initEmpty: true }),
  ],
  { reorder: true, validate: { maxLength: 3 }, defaultValue: [{ plate: 'by default' }] },
);
const form: JsonObject = {
  title: 'Cars',
  path: 'cars',
  components: [
    cars,
    grid('fixed', [text('a', 'A')], { disableAddingRemovingRows: true }),
    grid('empty', [text('b', 'B')], { initEmpty: true, defaultValue: [{ b: 'x' }] }),
  ],
};
const page = (key: string, title: string, ...components: readonly JsonObject[]): JsonObject => ({
  ...{ type: 'panel', key, title, input: false },
  components,
});
const wizard: JsonObject = {
  title: 'Pages',
  path: 'pages',
  display: 'wizard',
  components: [page('one', 'One', cars), page('two', 'Two', text('last', 'Last'))],
};

let site: TestSite;
beforeAll(async () => {
  site = await openSite({}, [form, wizard]);
});
afterAll(() => site.close());

type Entries = readonly (readonly [string, string])[];

/** Two cars, the first with a driver. */
const two: Entries = [
  ['cars', ''],
  ['cars', '0'],
  ['cars[0].plate', 'A'],
  ['cars[0].electric', 'true'],
  ['cars[0].owner.name', 'Ann'],
  ['cars[0].drivers', ''],
  ['cars[0].drivers', '0'],
  ['cars[0].drivers[0].driver', 'Bea'],
  ['cars', '1'],
  ['cars[1].plate', 'B'],
  ['cars[1].owner.name', ''],
  ['cars[1].drivers', ''],
];

async function posted(entries: Entries, path = '/en/cars'): Promise<{ status: number; html: string }> {
  const response = await site.post(path, entries);
  return { status: response.status, html: await response.text() };
}

/** The values of the text controls whose names end so, as the page shows them. */
function shown(html: string, end: string): readonly string[] {
  const inputs = html.match(/<input[^>]*>/g)?.filter((tag) => tag.includes(`${end}"`)) ?? [];
  return inputs.map((tag) => /value="([^"]*)"/.exec(tag)?.[1] ?? '');
}

const change = (what: string): Entries => [['guichet:change', what]];

test('without a script a button adds a row, and nothing is validated by it', async () => {
  const first = await (await site.fetch('/en/cars')).text();
  expect(shown(first, '].plate')).toEqual(['by default']);
  const [ask = ''] = first.match(/row:add cars/) ?? [];
  const { status, html } = await posted([...two, ...change(ask)]);
  expect([status, shown(html, '].plate')]).toEqual([200, ['A', 'B', '']]);
  expect(html).not.toContain('id="guichet-errors"');
  expect(shown(html, '].driver')).toEqual(['Bea']);
  expect(shown(html, '].owner.name')).toEqual(['Ann', '', '']);
});

test('a row is removed and moved with all that it holds, and a row is added in a row', async () => {
  const removed = await posted([...two, ...change('row:removed cars 0')]);
  expect([shown(removed.html, '].plate'), shown(removed.html, '].driver')]).toEqual([['B'], []]);
  const moved = await posted([...two, ...change('row:down cars 0')]);
  expect(shown(moved.html, '].plate')).toEqual(['B', 'A']);
  expect(shown(moved.html, '[1].drivers[0].driver')).toEqual(['Bea']);
  const inner = await posted([...two, ...change('row:add cars[1].drivers')]);
  expect(shown(inner.html, '].driver')).toEqual(['Bea', '']);
});

test('a row is not removed without a question, since nothing brings it back', async () => {
  const { status, html } = await posted([...two, ...change('row:remove cars 0')]);
  expect([status, shown(html, '].plate'), shown(html, '].driver')]).toEqual([200, ['A', 'B'], ['Bea']]);
  expect(html).toContain('Remove cars, row 1?');
  expect(html).toContain('value="row:removed cars 0"');
  expect(html.match(/<dialog/g)).toHaveLength(1);
  const inner = await posted([...two, ...change('row:remove cars[0].drivers 0')]);
  expect(inner.html).toContain('Remove drivers, row 1.1?');
  const gone = await posted([...two, ...change('row:removed cars[0].drivers 0')]);
  expect(shown(gone.html, '].driver')).toEqual([]);
});

test('the buttons of the page ask for what the server does, and lead back to the row', async () => {
  const { html } = await posted([...two, ...change('row:add cars')]);
  for (const asked of ['row:remove cars 2', 'row:up cars 2', 'row:down cars 0', 'row:add cars[0].drivers']) {
    expect(html).toContain(`value="${asked}"`);
  }
  expect(html).toContain('formAction="#f-cars:row-3"');
  expect(html).toContain('id="f-cars:row-3"');
  // As many as there may be.
  expect(html).not.toContain('value="row:add cars"');
});

test.each([
  ...[
    'row:add fixed',
    'row:remove fixed 0',
    'row:remove cars 7',
    'row:removed fixed 0',
    'row:up cars 0',
    'row:down cars 1',
  ],
  ...['row:up empty 0', 'row:add none', 'row:fly cars 0', 'row:add', 'row:add cars[0].plate'],
])('a change that no button asks for (%s) changes nothing', async (what) => {
  const { status, html } = await posted([...two, ['fixed', ''], ['fixed', '0'], ...change(what)]);
  expect([status, shown(html, '].plate'), shown(html, '].a')]).toEqual([200, ['A', 'B'], ['']]);
});

test('a grid of which all rows are gone has none, whatever stands in it by default', async () => {
  const { html } = await posted([...two, ['empty', ''], ...change('row:add cars')]);
  expect(shown(html, '].b')).toEqual([]);
});

test('all rows are received, with boxes that were left open', async () => {
  const response = await site.post('/en/cars', [...two, ['fixed', ''], ['fixed', '0'], ['empty', '']]);
  expect(response.status).toBe(303);
  expect(storedData(site, 'cars')).toEqual([
    {
      cars: [
        { plate: 'A', electric: true, owner: { name: 'Ann' }, drivers: [{ driver: 'Bea' }] },
        { plate: 'B', electric: false, owner: { name: '' }, drivers: [] },
      ],
      fixed: [{ a: '' }],
      empty: [],
    },
  ]);
});

test('an error names its cell, and the rows stay', async () => {
  const { status, html } = await posted([
    ['cars', ''],
    ['cars', '0'],
    ['cars', '1'],
    ['cars[1].plate', 'B'],
  ]);
  expect([status, shown(html, '].plate')]).toEqual([422, ['', 'B']]);
  expect(html).toContain('id="f-1/plate:error"');
});

test('rows of another page of a wizard travel along', async () => {
  const { html } = await posted([...two, ['guichet:turn', 'forward']], '/en/pages');
  expect(html).toContain('f-last');
  expect(shown(html, '].plate')).toEqual(['A', 'B']);
  expect(shown(html, '"cars')).toEqual(['', '0', '1']);
  expect(shown(html, 'cars[0].drivers[0].driver')).toEqual(['Bea']);
});
