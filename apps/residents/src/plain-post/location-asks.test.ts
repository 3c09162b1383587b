import type { JsonObject } from '@guichet/definition';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';
import { createPlainVisitor } from '../testing/plain-visitor.ts';
import { storedData } from '../testing/stored-data.ts';

const field = (type: string, key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type, key, label: key, input: true },
  ...more,
});
const home = field('locationSearch', 'home', { features: 'Generic' });
const form = (path: string, components: readonly JsonObject[], more: JsonObject = {}): JsonObject => ({
  ...{ title: path, path, components },
  ...more,
});

let site: TestSite;
beforeAll(async () => {
  site = await openSite({}, [
    form('plain', [
      home,
      field('locationSearch', 'work', { features: 'Generic' }),
      field('textfield', 'name'),
    ]),
    form('pay', [home, field('textfield', 'name')], { properties: { submissionType: 'payment' } }),
    form('rows', [field('datagrid', 'rows', { components: [home] })]),
    form(
      'steps',
      [
        field('panel', 'one', { components: [home] }),
        field('panel', 'two', { components: [field('textfield', 'name', { validate: { required: true } })] }),
      ],
      { display: 'wizard' },
    ),
  ]);
});
afterAll(() => site.close());

const { open, press } = createPlainVisitor(() => site);
const asks = 'you have not searched for what you typed';

test('without a script an optional search that was begun is asked about once, with all that was typed', async () => {
  const page = await open('/en/plain');
  const typed = { home: '12 elm', work: '7 oak', name: 'Ann' };
  const asked = await press('/en/plain', page, undefined, typed);
  expect(asked.status).toBe(422);
  expect(asked.html.match(new RegExp(`home: ${asks}`, 'g'))?.length).toBeGreaterThan(1);
  expect(asked.html).toContain(`work: ${asks}`);
  expect(asked.entries).toEqual(expect.arrayContaining(Object.entries(typed)));
  expect(storedData(site, 'plain')).toEqual([]);
  expect((await press('/en/plain', asked)).status).toBe(303);
  expect(storedData(site, 'plain')).toMatchObject([{ home: { address: '' }, name: 'Ann' }]);
});

test('in French, after a look at the other language and a search, it is still asked once', async () => {
  const asked = await press('/fr/plain', await open('/fr/plain'), undefined, { home: '12 elm' });
  expect(asked.html).toContain('vous n’avez pas lancé la recherche');
  const found = await press('/fr/plain', asked, ['guichet:change', 'location:search home']);
  expect(found.html).toContain('location:choose home 0');
  const english = await press('/en/plain', found, ['guichet:intent', 'language']);
  expect((await press('/en/plain', english)).status).toBe(303);
});

test('a payment asks before anybody leaves', async () => {
  const asked = await press('/en/pay', await open('/en/pay'), undefined, { home: '12 elm' });
  expect([asked.status, asked.html.includes(asks)]).toEqual([422, true]);
  const left = await press('/en/pay', asked);
  expect([left.status, left.html.includes('Continue to payment')]).toEqual([200, true]);
});

test('so does a search in a row', async () => {
  const asked = await press('/en/rows', await open('/en/rows'), undefined, { 'rows[0].home': '12 elm' });
  expect([asked.status, asked.html.includes(asks)]).toEqual([422, true]);
  expect((await press('/en/rows', asked)).status).toBe(303);
});

test('a page of a wizard asks before it is left, also once sending was tried', async () => {
  const next = ['guichet:turn', 'forward'] as const;
  const asked = await press('/en/steps', await open('/en/steps'), next, { home: '12 elm' });
  expect([asked.status, asked.html.includes(asks)]).toEqual([422, true]);
  const second = await press('/en/steps', asked, next);
  expect([second.status, second.html.includes('name="name"')]).toEqual([200, true]);
  const missing = await press('/en/steps', second, next);
  expect([missing.status, missing.html.includes(asks)]).toEqual([422, false]);
  expect((await press('/en/steps', missing, next, { name: 'Ann' })).status).toBe(303);
});
