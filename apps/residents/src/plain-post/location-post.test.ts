import type { JsonObject } from '@guichet/definition';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';
import { createPlainVisitor, type PlainPage, withoutEntities } from '../testing/plain-visitor.ts';
import { storedData } from '../testing/stored-data.ts';

const home = (features: string, more: JsonObject = {}): JsonObject => ({
  ...{ type: 'locationSearch', key: 'home', label: 'Home', input: true, features },
  ...more,
});
const name: JsonObject = { type: 'textfield', key: 'name', label: 'Name', input: true };
const required: JsonObject = { validate: { required: true } };
const panel = (key: string, ...components: readonly JsonObject[]): JsonObject => ({
  ...{ type: 'panel', key, title: key, input: false },
  components,
});
const form = (path: string, ...components: readonly JsonObject[]): JsonObject => ({
  ...{ title: path, path },
  components,
});

let site: TestSite;

beforeAll(async () => {
  site = await openSite({}, [
    form('parking', home('ParkingPermit', required), name),
    form('tree', home('TreePermit'), name),
    form('generic', home('Generic'), name),
    form('rows', {
      type: 'datagrid',
      key: 'places',
      label: 'Places',
      input: true,
      components: [home('GuestPermit')],
    }),
    { ...form('pages', panel('one', home('ParkingPermit'), name), panel('two')), display: 'wizard' },
  ]);
});

afterAll(() => site.close());

const ask = (what: string) => ['guichet:change', what] as const;
const enter = ['guichet:turn', 'enter'] as const;

const { open, press } = createPlainVisitor(() => site);

/** The texts of the buttons that choose an address. */
function choicesIn({ html }: PlainPage): readonly string[] {
  return [...html.matchAll(/value="location:choose [^"]*"[^>]*>([^<]*)</g)].map(([, text = '']) =>
    withoutEntities(text),
  );
}

const stored = (form: string) => storedData(site, form).at(-1);

test('an address is searched for, chosen and sent with its zone, without a script', async () => {
  const path = '/en/parking';
  const found = await press(path, await open(path), ask('location:search home'), {
    home: ' 12 elm st ',
    name: 'Ann',
  });
  expect(found.status).toBe(200);
  expect(choicesIn(found)).toEqual(
    expect.arrayContaining(['12 Elm Street, Centretown', '12 Elm Street, Rosemont']),
  );
  expect(found.html).not.toContain('id="guichet-errors"');

  const place = choicesIn(found).indexOf('12 Elm Street, Centretown');
  const chosen = await press(path, found, ask(`location:choose home ${place}`));
  expect(chosen.status).toBe(200);
  expect(chosen.html).toContain('Zone B, Centretown');
  expect(choicesIn(chosen)).toEqual([]);
  expect(chosen.html).toContain('value="location:change home"');
  expect(chosen.entries).toContainEqual(['name', 'Ann']);

  const sent = await press(path, chosen, undefined);
  expect([sent.status, sent.location]).toEqual([303, '/en/thankyou']);
  expect(stored('parking')).toEqual({
    home: {
      address: '12 Elm Street, Centretown',
      municipalAddressId: expect.stringMatching(/^10\d{4}$/),
      features: { parkingPermitZone: true, parkingPermitZoneName: 'Zone B, Centretown' },
      userFld: '',
    },
    name: 'Ann',
  });
});

test('what is wrong with a search is said, and what was found stays', async () => {
  const path = '/en/parking';
  const first = await open(path);
  const nothing = await press(path, first, undefined);
  expect([nothing.status, nothing.html.includes('Home is required.')]).toEqual([422, true]);
  const typed = await press(path, first, undefined, { home: '12 Elm' });
  expect([typed.status, typed.html.includes('type it in, then select Search')]).toEqual([422, true]);
  const empty = await press(path, first, ask('location:search home'), { home: '  ' });
  expect(empty.status).toBe(200);
  const none = await press(path, first, ask('location:search home'), { home: 'qqqq zzzz' });
  const unsent = await press(path, none, undefined);
  expect([unsent.status, unsent.html.includes('no results for “qqqq zzzz”')]).toEqual([422, true]);
  const found = await press(path, first, ask('location:search home'), { home: '12 Elm' });
  const unchosen = await press(path, found, undefined);
  expect([unchosen.status, unchosen.html.includes('choose one of the results')]).toEqual([422, true]);
  expect(choicesIn(unchosen)).toEqual(choicesIn(found));
  const chosen = await press(path, unchosen, ask('location:choose home 0'));
  expect(chosen.html).not.toContain('choose one of the results');
});

test('Enter looks for a term that waits to be looked for, and else sends the form', async () => {
  const path = '/en/parking';
  const found = await press(path, await open(path), enter, { home: '100 Main Street', name: 'Ann' });
  expect([found.status, choicesIn(found)[0]]).toEqual([200, '100 Main Street, Centretown']);
  const again = await press(path, found, enter);
  expect(again.status).toBe(422);
  const chosen = await press(path, again, ask('location:choose home 0'));
  expect((await press(path, chosen, enter)).status).toBe(303);
});

test('a chosen address can be changed, kept, and replaced by a search', async () => {
  const path = '/en/generic';
  const found = await press(path, await open(path), ask('location:search home'), {
    home: '1 Place de l’Hôtel-de-Ville',
  });
  expect(choicesIn(found)[0]).toBe('1 Place de l’Hôtel-de-Ville, Centretown (Rivermont City Hall)');
  const chosen = await press(path, found, ask('location:choose home 0'));
  const changing = await press(path, chosen, ask('location:change home'));
  expect(changing.html).toContain('value="location:keep home"');
  const kept = await press(path, changing, ask('location:keep home'));
  expect(kept.html).toContain('Rivermont City Hall');
  const searchedAgain = await press(path, changing, ask('location:search home'), {
    home: '4850 Chemin du Rang Saint-Joseph',
  });
  expect(searchedAgain.html).not.toContain('Rivermont City Hall');
  const last = await press(path, searchedAgain, ask('location:choose home 0'));
  expect((await press(path, last, undefined)).status).toBe(303);
  expect(stored('generic')).toMatchObject({
    home: { address: '4850 Chemin du Rang Saint-Joseph, Saint-Joseph', features: { userFld: '' } },
  });
});

test('a tree has its zone and size, also where no parcel lies', async () => {
  const path = '/fr/tree';
  for (const [term, features, id] of [
    ['77 Maple Crescent', { propertyZone: 'suburban', propertySizeInHectare: expect.any(Number) }, /^00/],
    ['1 Ferry Wharf', { propertyZone: 'inner', propertySizeInHectare: 0 }, /^$/],
  ] as const) {
    const found = await press(path, await open(path), ask('location:search home'), { home: term });
    const chosen = await press(path, found, ask('location:choose home 0'));
    expect((await press(path, chosen, undefined)).status).toBe(303);
    expect(stored('tree')).toMatchObject({
      home: { features, municipalAddressId: expect.stringMatching(id) },
    });
  }
});

test('in the row of a grid it keeps to its row, also when another one is removed', async () => {
  const path = '/en/rows';
  const added = await press(path, await open(path), ask('row:add places'));
  const found = await press(path, added, ask('location:search places[1].home'), {
    'places[1].home': '8 Harbour Street',
  });
  expect(found.html).toContain('value="location:choose places[1].home 0"');
  expect(found.html).not.toContain('value="location:choose places[0].home 0"');
  const removed = await press(path, found, ask('row:removed places 0'));
  expect(removed.html).toContain('value="location:choose places[0].home 0"');
  const chosen = await press(path, removed, ask('location:choose places[0].home 0'));
  expect(chosen.html).toContain('Zone V2, Rivermont');
});

test('in a wizard the address goes along from page to page', async () => {
  const path = '/en/pages';
  const found = await press(path, await open(path), enter, { home: '12 Elm Street, Centretown' });
  expect(choicesIn(found)[0]).toBe('12 Elm Street, Centretown');
  const chosen = await press(path, found, ask('location:choose home 0'));
  const next = await press(path, chosen, enter);
  expect(next.html).toContain('&quot;address&quot;:&quot;12 Elm Street, Centretown&quot;');
  const back = await press(path, next, ['guichet:turn', 'previous']);
  expect(back.html).toContain('Zone B, Centretown');
});
