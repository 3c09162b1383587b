import { expect, test } from 'vitest';
import { startCity } from '../testing/start-city.ts';

const city = startCity();

interface Answer {
  readonly spatialReference: object;
  readonly candidates: readonly {
    readonly address: string;
    readonly location: { readonly x: number; readonly y: number };
    readonly score: number;
    readonly attributes: Readonly<Record<string, string | number>>;
    readonly extent: Readonly<Record<'xmin' | 'ymin' | 'xmax' | 'ymax', number>>;
  }[];
}

async function ask(parameters: Readonly<Record<string, string>>): Promise<Answer> {
  const query = new URLSearchParams({ f: 'json', ...parameters });
  const answer = await fetch(city.of('ADDRESS_LOCATOR_URL', `/findAddressCandidates?${query}`));
  expect(answer.status).toBe(200);
  return JSON.parse(await answer.text());
}

/** As the form asks. */
async function find(term: string): Promise<Answer['candidates']> {
  return (await ask({ SingleLine: term, maxLocations: '5', outFields: 'User_fld' })).candidates;
}

async function texts(term: string): Promise<readonly string[]> {
  return (await find(term)).map(({ address }) => address);
}

test('an address in two districts has two candidates that fit fully, told apart by the district', async () => {
  const { spatialReference, candidates } = await ask({
    SingleLine: '12 Elm Street',
    maxLocations: '5',
    outFields: 'User_fld',
  });
  expect(spatialReference).toEqual({ wkid: 102100, latestWkid: 3857 });
  expect(candidates.map(({ address, score, attributes }) => ({ address, score, attributes }))).toEqual([
    { address: '12 Elm Street, Centretown', score: 100, attributes: { User_fld: '' } },
    { address: '12 Elm Street, Rosemont', score: 100, attributes: { User_fld: '' } },
  ]);
  for (const { location, extent } of candidates) {
    expect(extent.xmin).toBeLessThan(location.x);
    expect(extent.ymax).toBeGreaterThan(location.y);
  }
});

test.each([
  ['12, RUE ELM, Rosemont', '12 Elm Street, Rosemont'],
  ['12 elm st rosemont', '12 Elm Street, Rosemont'],
  ['12 rosemont elm', '12 Elm Street, Rosemont'],
  ['12 rue de l eglise', '12 Rue de l’Église, Centretown'],
  ["12 rue de l'Église", '12 Rue de l’Église, Centretown'],
  ['22 av. des erables', '22 Avenue des Érables, Centretown'],
  ['22 Érables Ave', '22 Avenue des Érables, Centretown'],
  ['210 boul. Honore Mercier', '210 Boulevard Honoré-Mercier, Centretown'],
  ['210 Honoré-Mercier Blvd', '210 Boulevard Honoré-Mercier, Centretown'],
  ['4850 ch. rang st-joseph', '4850 Chemin du Rang Saint-Joseph, Saint-Joseph'],
  ['12 st andrew st', '12 St. Andrew Street, Centretown'],
  ['12 saint andrew', '12 St. Andrew Street, Centretown'],
  ['9 rue ste therese', '9 Rue Sainte-Thérèse, Rosemont'],
  ['14 king st e', '14 King Street East, Rosemont'],
  ['14, rue King Ouest', '14 King Street West, Centretown'],
  ['77 croissant Maple', '77 Maple Crescent, Maplewood'],
  ['100 Main Street, Rivermont, ON, Canada', '100 Main Street, Centretown'],
])('%s is found as %s', async (term, address) => {
  expect((await texts(term))[0]).toBe(address);
});

test.each([
  ['12 Elizabeth Bruyere', '12 Rue Élisabeth-Bruyère, Rosemont'],
  ['14 quen street', '14 Queen Street, Centretown'],
  ['77 mapel crescent', '77 Maple Crescent, Maplewood'],
  ['7 harbor street', '7 Harbour Street, Vieux-Port'],
])('%s, spelled wrongly, is found with a score below 100', async (term, address) => {
  const [first] = await find(term);
  expect(first?.address).toBe(address);
  expect(first?.score).toBeLessThan(100);
});

test('a wrong kind of street fits less than the right one', async () => {
  const [first, second] = await find('12 Maple Street');
  expect(first).toMatchObject({ address: '12 Maple Street, Maplewood', score: 100 });
  expect(second).toMatchObject({ address: '12 Maple Crescent, Maplewood', score: 90 });
});

test.each([
  '101-30 Elm Street',
  '30 Elm Street apt 101',
  '30, rue Elm, app. 101',
  '30 elm #101',
  'Unit 101, 30 Elm',
])('%s is an apartment', async (term) => {
  expect((await find(term))[0]).toMatchObject({
    address: '101-30 Elm Street, Centretown',
    score: 100,
    attributes: { User_fld: 'Elm Place' },
  });
});

test('a building stands before its apartments, and is offered where an apartment does not exist', async () => {
  const [first, second] = await texts('30 Elm Street, Centretown');
  expect([first, second]).toEqual(['30 Elm Street, Centretown', '101-30 Elm Street, Centretown']);
  expect((await find('30 Elm Street apt 999, Centretown'))[0]).toMatchObject({
    address: '30 Elm Street, Centretown',
    score: 88,
  });
});

test('the beginning of a number finds the numbers that begin so, with lower scores', async () => {
  const candidates = await find('48 rang saint-joseph');
  expect(candidates.map(({ address }) => address.split(' ')[0])).toEqual([
    '4809',
    '4810',
    '4829',
    '4830',
    '4849',
  ]);
  for (const { score } of candidates) expect(score).toBeLessThan(90);
});

test.each([
  ['city hall', 'Rivermont City Hall', '1 Place de l’Hôtel-de-Ville, Centretown'],
  ['bibliotheque gabrielle roy', 'Bibliothèque Gabrielle-Roy', '20 Place de l’Hôtel-de-Ville, Centretown'],
  ['hospital', 'Rivermont General Hospital', '500 Queen Street, Centretown'],
])('a building is found by its name: %s', async (term, name, address) => {
  expect((await find(term))[0]).toMatchObject({ address, attributes: { User_fld: name } });
});

test.each(['zzz', '99999 Elm Street', '!!!', '-', '12', 'rue', '🙂', '12 Nowhere Street'])(
  '%s is not found, and that is no error',
  async (term) => {
    expect((await ask({ SingleLine: term, outFields: 'User_fld' })).candidates).toEqual([]);
  },
);

test('no more come than were asked for, best first', async () => {
  const candidates = await find('Elm Street');
  expect(candidates).toHaveLength(5);
  const scores = candidates.map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((left, right) => right - left));
  expect((await ask({ SingleLine: 'Elm Street', maxLocations: '1' })).candidates).toHaveLength(1);
});

test('attributes are those that were asked for: none, some or all', async () => {
  const attributesFor = async (outFields: string) =>
    (await ask({ SingleLine: '101-30 Elm Street, Centretown', outFields })).candidates[0]?.attributes;
  expect(await attributesFor('')).toEqual({});
  expect(await attributesFor('user_fld,Nothing')).toEqual({ User_fld: 'Elm Place' });
  expect(await attributesFor('*')).toEqual({
    Score: 100,
    Match_addr: '101-30 Elm Street, Centretown',
    Addr_type: 'Subaddress',
    User_fld: 'Elm Place',
    SubAddr: '101',
    AddNum: '30',
    StName: 'Elm Street',
    Nbrhd: 'Centretown',
  });
});

test('a location comes in degrees where they are asked for', async () => {
  const { spatialReference, candidates } = await ask({ SingleLine: 'city hall', outSR: '4326' });
  expect(spatialReference).toEqual({ wkid: 4326, latestWkid: 4326 });
  // 75 m east of the middle of the city.
  expect(candidates[0]?.location.y).toBeCloseTo(46, 5);
  expect(candidates[0]?.location.x).toBeCloseTo(-76.5 + 75 / (111_320 * Math.cos((46 * Math.PI) / 180)), 4);
});

test('a post is answered like a GET', async () => {
  const body = new URLSearchParams({ f: 'json', SingleLine: 'city hall', maxLocations: '1' });
  const answer = await fetch(city.of('ADDRESS_LOCATOR_URL', '/findAddressCandidates'), {
    method: 'POST',
    body,
  });
  expect(await answer.json()).toMatchObject({
    candidates: [{ address: '1 Place de l’Hôtel-de-Ville, Centretown' }],
  });
});

test.each([
  [{}, "'SingleLine' parameter must be specified"],
  [{ SingleLine: '' }, "'SingleLine' parameter must be specified"],
  [{ SingleLine: 'elm', maxLocations: 'five' }, "'maxLocations' parameter is invalid"],
  [{ SingleLine: 'elm', outSR: '27700' }, "'outSR' parameter is invalid"],
  [{ SingleLine: 'elm', f: 'xml' }, "'f' parameter is invalid"],
])('%j is an ArcGIS error, with HTTP 200', async (parameters: Readonly<Record<string, string>>, detail) => {
  expect(await ask(parameters)).toEqual({
    error: { code: 400, message: 'Unable to complete operation.', details: [detail] },
  });
});

test('very long and very odd terms are read in no time', async () => {
  const before = process.threadCpuUsage();
  for (const SingleLine of [
    'st '.repeat(30_000),
    '1-'.repeat(40_000),
    'é'.repeat(30_000),
    '# '.repeat(40_000),
  ]) {
    const body = new URLSearchParams({ f: 'json', SingleLine });
    const answer = await fetch(city.of('ADDRESS_LOCATOR_URL', '/findAddressCandidates'), {
      method: 'POST',
      body,
    });
    expect(await answer.json()).toMatchObject({ candidates: expect.any(Array) });
  }
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(5000);
});
