import { join } from 'node:path';
import type { JsonObject } from '@guichet/definition';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FormPageData } from '../pages/page-data.ts';
import { createDrawing } from '../server/draw.tsx';
import { readPageAssets } from '../server/page-assets.ts';
import { openSite, type TestSite } from '../testing/open-site.ts';
import { createPlainVisitor, type PlainPage, withoutEntities } from '../testing/plain-visitor.ts';
import { storedData } from '../testing/stored-data.ts';

const home = (features: string, more: JsonObject = {}): JsonObject => ({
  ...{ type: 'locationSearch', key: 'home', label: 'Home', input: true, features },
  ...more,
});
const name: JsonObject = { type: 'textfield', key: 'name', label: 'Name', input: true };
const required: JsonObject = { validate: { required: true } };
const form = (path: string, ...components: readonly JsonObject[]): JsonObject => ({
  ...{ title: path, path },
  components,
});

let site: TestSite;

beforeAll(async () => {
  site = await openSite({}, [
    form('parking', home('ParkingPermit', required), name),
    form('tree', home('TreePermit'), name),
    form('wrong', home('Nonsense'), name),
  ]);
});

afterAll(() => site.close());

const ask = (what: string) => ['guichet:change', what] as const;

const { open, press } = createPlainVisitor(() => site);

/** The texts of the buttons that choose an address. */
function choicesIn({ html }: PlainPage): readonly string[] {
  return [...html.matchAll(/value="location:choose [^"]*"[^>]*>([^<]*)</g)].map(([, text = '']) =>
    withoutEntities(text),
  );
}

async function order(service: string, kind: string, times: number): Promise<void> {
  const city = /http:\S+[^/]/.exec(site.lines[1] ?? '')?.[0];
  await fetch(`${city}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service, kind, times }),
  });
}

test.each(['down', '500', 'arcgis', 'empty', 'malformed'])(
  'when the map is struck by "%s" a plain sentence says so, nothing typed is lost, and it can be asked again',
  async (kind) => {
    const path = '/en/parking';
    const typed = { home: '12 Elm Street, Centretown', name: 'Ann' };
    await order('addressLocator', kind, 2);
    const failed = await press(path, await open(path), ask('location:search home'), typed);
    expect(failed.status).toBe(200);
    expect(failed.html).toContain('role="status"');
    expect(failed.html).not.toContain('Error querying Address Locator service');
    expect(failed.entries).toEqual(expect.arrayContaining(Object.entries(typed)));
    await order('addressLocator', kind, 0);
    const found = await press(path, failed, ask('location:again home'));
    expect(choicesIn(found)[0]).toBe(typed.home);

    await order('parkingZones', kind, 2);
    const unknown = await press(path, found, ask('location:choose home 0'));
    expect(unknown.status).toBe(200);
    expect(unknown.html).not.toContain('Zone B, Centretown');
    expect(unknown.html).not.toContain('Failed to get');
    expect((await press(path, unknown, undefined, { name: kind })).status).toBe(303);
    const kept = storedData(site, 'parking').at(-1);
    const id = expect.stringMatching(/./);
    expect(kept).toMatchObject({ name: kind, home: { municipalAddressId: id, features: {} } });
    await order('parkingZones', kind, 0);
    const known = await press(path, unknown, ask('location:again home'));
    expect(known.html).toContain('Zone B, Centretown');
    expect(known.entries).toContainEqual(['name', 'Ann']);
  },
);

test('what a page tells its script draws the same page again, whatever state the search is in', async () => {
  const path = '/fr/tree';
  const drawnAgain = ({ html }: PlainPage) => {
    const [, block = ''] = /<script type="application\/json"[^>]*>([^<]*)</.exec(html) ?? [];
    const data: FormPageData = JSON.parse(block);
    const assets = readPageAssets(join(site.folder, 'client'), '');
    const nowhere = { payment: '', paymentRedirects: [], treeRemoval: '', mailingList: '' };
    return createDrawing(data.site, assets, nowhere).form(data);
  };
  const first = await open(path);
  const none = await press(path, first, ask('location:search home'), { home: 'qqqq zzzz' });
  const found = await press(path, first, ask('location:search home'), { home: '77 Maple Crescent' });
  await order('suburban', 'arcgis', 1);
  const failed = await press(path, found, ask('location:choose home 0'));
  const known = await press(path, failed, ask('location:again home'));
  const changing = await press(path, known, ask('location:change home'));
  expect(known.html).toMatch(/terrain de 0,\d+\sha/);
  for (const page of [none, found, failed, known, changing]) expect(drawnAgain(page)).toBe(page.html);
});

test('a setting that nobody knows is told plainly, and the form can be sent', async () => {
  const path = '/en/wrong';
  const found = await press(path, await open(path), ask('location:search home'), {
    home: '12 Elm Street, Rosemont',
  });
  const chosen = await press(path, found, ask('location:choose home 0'));
  expect(chosen.status).toBe(200);
  expect(chosen.html).not.toContain('Features not implemented');
  expect((await press(path, chosen, undefined)).status).toBe(303);
});

test('a button that names nothing there is, and a search that somebody made up, do no harm', async () => {
  const path = '/en/parking';
  const first = await open(path);
  for (const what of [
    'location:',
    'location:search',
    'location:search name',
    'location:search nobody',
    'location:fly home',
    'location:choose home 7',
  ])
    expect((await press(path, first, ask(what), { name: 'Ann' })).status).toBe(200);
  for (const search of [
    '',
    '{',
    '[]',
    'null',
    '{"found":[{}]}',
    '{"found":{"length":9}}',
    '{"found":[{"address":"X","location":{"x":1e999,"y":0},"attributes":{}}]}',
    '{"details":{"kind":"known","of":{},"at":1e300}}',
    '{"__proto__":{"found":[]}}',
  ]) {
    const entries = [
      ['home', 'x'],
      ['home', ''],
      ['home:search', search],
    ] as const;
    const made = await press(path, { entries }, ask('location:choose home 0'));
    expect([search, made.status]).toEqual([search, 200]);
  }
});
