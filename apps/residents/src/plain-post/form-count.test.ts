import type { JsonObject } from '@guichet/definition';
import { rows } from '@guichet/engine/features/rows';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';

const text = (key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type: 'textfield', key, label: key, input: true },
  ...more,
});
const needed = { validate: { required: true } };
const panel = (key: string, ...components: readonly JsonObject[]): JsonObject => ({
  ...{ type: 'panel', key, title: key, input: false },
  components,
});
const trees = {
  type: 'editgrid',
  key: 'trees',
  label: 'Trees',
  input: true,
  components: [text('kind', needed)],
};
const cars = { type: 'datagrid', key: 'cars', label: 'Cars', input: true, components: [text('plate')] };
const street: JsonObject = {
  ...{ type: 'select', key: 'street', label: 'Street', input: true, dataSrc: 'url' },
  ...{
    data: { url: '/open-data/streets' },
    valueProperty: 'name',
    selectValues: 'results',
    template: '<span>{{ item.name }}</span>',
  },
};

let site: TestSite;
/** Called once for each form that comes to life. */
const built = vi.spyOn(rows, 'createRowCommands');

beforeAll(async () => {
  site = await openSite({}, [
    {
      ...{ title: 'Rows', path: 'rows' },
      components: [text('name', needed), { type: 'password', key: 'pin', label: 'Pin' }, trees, cars, street],
    },
    {
      title: 'Pages',
      path: 'pages',
      display: 'wizard',
      components: [panel('one', text('a', needed)), panel('two', text('b'))],
    },
    {
      ...{ title: 'Coded', path: 'coded' },
      components: [text('name'), text('sum', { calculateValue: 'value = 1 + 1' })],
    },
  ]);
  // The pages of untouched forms are drawn once, and then come from memory.
  for (const path of ['rows', 'pages', 'coded'])
    for (const locale of ['en', 'fr']) await (await site.fetch(`/${locale}/${path}`)).text();
});

beforeEach(() => {
  built.mockClear();
});

afterAll(async () => {
  built.mockRestore();
  await site.close();
});

type Entries = readonly (readonly [string, string])[];

const row: Entries = [
  ['cars', ''],
  ['cars', '0'],
  ['cars[0].plate', 'A'],
];
const open: Entries = [
  ['trees', '[]'],
  ['trees', 'new 0'],
  ['trees[0].kind', ''],
];

test.each<readonly [string, string, number, Entries]>([
  ['an answer is missing', 'rows', 422, row],
  ['the language is switched', 'rows', 200, [...row, ['guichet:intent', 'language']]],
  ['a row is added', 'rows', 200, [...row, ['guichet:change', 'row:add cars']]],
  ['a row cannot be saved', 'rows', 422, [...open, ['guichet:change', 'row:save trees 0']]],
  ['Enter is pressed in an open row', 'rows', 422, [...open, ['guichet:turn', 'enter']]],
  ['choices are asked for', 'rows', 200, [...row, ['guichet:change', 'choices street']]],
  ['nothing that there is is asked for', 'rows', 200, [...row, ['guichet:change', 'row:fly cars']]],
  ['the form has changed', 'rows', 409, [...row, ['guichet:version', '0'.repeat(64)]]],
  [
    'a page is refused',
    'pages',
    422,
    [
      ['a', ''],
      ['guichet:turn', 'forward'],
    ],
  ],
  [
    'a page is turned',
    'pages',
    200,
    [
      ['a', 'x'],
      ['guichet:turn', 'forward'],
    ],
  ],
  [
    'code computes an answer',
    'coded',
    200,
    [
      ['name', 'x'],
      ['guichet:turn', 'cancel'],
    ],
  ],
])('a plain post builds at most two forms: %s', async (_, path, status, entries) => {
  const answer = await site.post(`/en/${path}`, entries);
  expect(answer.status).toBe(status);
  await answer.text();
  expect(built.mock.calls.length).toBeLessThanOrEqual(2);
  expect(built.mock.calls.length).toBeGreaterThan(0);
});

test('one that is sent builds one, and the form service another, to validate it', async () => {
  const answer = await site.post('/en/coded', [['name', 'x']]);
  expect(answer.status).toBe(303);
  expect(built.mock.calls.length).toBe(2);
});
