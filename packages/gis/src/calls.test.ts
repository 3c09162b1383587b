import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMaps, type Maps } from './create-maps.ts';
import { proxiedAddresses } from './map-addresses.ts';
import { openService, sendJson, type TestService } from './testing/open-service.ts';

const mercator = { wkid: 102100, latestWkid: 3857 };
const rings = [
  [
    [0, 0],
    [0, 10],
    [10, 10],
    [0, 0],
  ],
];
const candidate = {
  address: '12 Elm Street, Centretown',
  location: { x: -8427000.25, y: 5685000.5 },
  attributes: { User_fld: 'Unit 4' },
  spatialReference: mercator,
};

let service: TestService;
let maps: Maps;

beforeAll(async () => {
  service = await openService();
  maps = createMaps(proxiedAddresses(service.url));
});

beforeEach(() => {
  service.heard.length = 0;
});

afterAll(() => service.close());

function answerWith(answer: unknown): void {
  service.answer = (_, response) => sendJson(response, answer);
}

test('asks for candidates with the parameters of the contract, and carries their reference along', async () => {
  const { spatialReference, ...plain } = candidate;
  answerWith({ spatialReference, candidates: [{ ...plain, score: 98.2, more: 1 }] });
  expect(await maps.findAddressCandidates('12 élm & Cie #4?')).toEqual([candidate]);
  expect(service.heard).toMatchObject([
    {
      method: 'GET',
      path: '/addressLocator/findAddressCandidates',
      parameters: { f: 'json', maxLocations: '5', SingleLine: '12 élm & Cie #4?', outFields: 'User_fld' },
    },
  ]);
  expect(Object.keys(service.heard[0]?.parameters ?? {})).toHaveLength(4);
});

test('leaves out a candidate that cannot be chosen, and keeps the others', async () => {
  const { spatialReference, ...plain } = candidate;
  const { location: _, ...nowhere } = plain;
  answerWith({ spatialReference, candidates: [nowhere, null, { ...plain, address: '' }, plain] });
  expect(await maps.findAddressCandidates('elm')).toEqual([candidate]);
});

test('takes at most five candidates, whatever the locator sends', async () => {
  answerWith({ candidates: Array.from({ length: 9 }, (_, n) => ({ ...candidate, address: `${n} Elm` })) });
  const found = await maps.findAddressCandidates('Elm');
  expect(found.map(({ address }) => address)).toEqual(['0 Elm', '1 Elm', '2 Elm', '3 Elm', '4 Elm']);
});

test.each([
  [{ User_fld: ' A ' }, 'A'],
  [{ User_fld: 12 }, '12'],
  [{ User_fld: null }, ''],
  [{}, ''],
  [undefined, ''],
])('of the attributes %j it reads the user field as "%s"', async (attributes, read) => {
  answerWith({ candidates: [{ address: 'Here', location: { x: 1, y: 2 }, attributes }] });
  expect(await maps.findAddressCandidates('Here')).toEqual([
    { address: 'Here', location: { x: 1, y: 2 }, attributes: { User_fld: read } },
  ]);
});

test('asks for the parcel at the point, in what the candidate is measured in, without credentials', async () => {
  const attributes = { Shape_Area: 812.4, MUNICIPAL_ADDRESS_ID: 4711 };
  answerWith({ spatialReference: { wkid: 2951 }, features: [{ attributes, geometry: { rings } }] });
  expect(await maps.findParcel(candidate)).toEqual({
    geometry: { rings, spatialReference: { wkid: 2951 } },
    area: 812.4,
    municipalAddressId: '4711',
  });
  const [call] = service.heard;
  expect(call).toMatchObject({ method: 'GET', path: '/parcels/query' });
  expect(call?.parameters).toEqual({
    geometryType: 'esriGeometryPoint',
    geometry: '-8427000.25,5685000.5',
    inSR: '102100',
    outFields: 'Shape_Area,MUNICIPAL_ADDRESS_ID',
    f: 'json',
  });
  expect(call?.headers).not.toHaveProperty('cookie');
  expect(call?.headers).not.toHaveProperty('authorization');
});

test('no parcel is no failure, and one without an id has an empty one', async () => {
  answerWith({ features: [] });
  expect(await maps.findParcel(candidate)).toBeUndefined();
  answerWith({
    features: [{ attributes: { Shape_Area: 1, MUNICIPAL_ADDRESS_ID: null }, geometry: { rings } }],
  });
  expect(await maps.findParcel(candidate)).toMatchObject({ municipalAddressId: '' });
  answerWith({
    features: [{ attributes: { Shape_Area: 1, MUNICIPAL_ADDRESS_ID: '0042' }, geometry: { rings } }],
  });
  expect(await maps.findParcel(candidate)).toMatchObject({ municipalAddressId: '0042' });
});

test('what a point is measured in is said as the locator said it, and left out where it said nothing', async () => {
  answerWith({ features: [] });
  const { spatialReference: _, ...bare } = candidate;
  await maps.findParcel(bare);
  await maps.findParcel({ ...bare, spatialReference: { wkt: 'PROJCS["MTM 9"]' } });
  expect(service.heard[0]?.parameters).not.toHaveProperty('inSR');
  expect(service.heard[1]?.parameters.inSR).toBe('{"wkt":"PROJCS[\\"MTM 9\\"]"}');
});

test('a corner loses its height, and a reference in the geometry itself comes first', async () => {
  const high = rings.map((ring) => ring.map((corner) => [...corner, 61.2]));
  const geometry = { hasZ: true, rings: high, spatialReference: { wkid: 4326 } };
  answerWith({ spatialReference: mercator, features: [{ attributes: { Shape_Area: 1 }, geometry }] });
  expect((await maps.findParcel(candidate))?.geometry).toEqual({ rings, spatialReference: { wkid: 4326 } });
});

test.each([
  ['findParkingZone', '/parkingZones/query'],
  ['findGuestParkingZone', '/guestParkingZones/query'],
] as const)('%s posts the polygon to its own layer and reads the first name', async (call, path) => {
  answerWith({
    features: [{ attributes: { AREA_NAME: 'Zone B, Centretown' } }, { attributes: { AREA_NAME: 'C' } }],
  });
  const polygon = { rings, spatialReference: mercator };
  expect(await maps[call](polygon)).toBe('Zone B, Centretown');
  const [heard] = service.heard;
  expect(heard).toMatchObject({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const { geometry = '', ...parameters } = heard?.parameters ?? {};
  expect(JSON.parse(geometry)).toEqual(polygon);
  expect(parameters).toEqual({
    geometryType: 'esriGeometryPolygon',
    inSR: '102100',
    spatialRel: 'esriSpatialRelIntersects',
    returnGeometry: 'false',
    outFields: 'AREA_NAME',
    f: 'json',
  });
  answerWith({ features: [] });
  expect(await maps[call](polygon)).toBeUndefined();
});

test.each([
  [1, 1, 'inner'],
  [1, 0, 'inner'],
  [0, 2, 'suburban'],
  [0, 0, 'rural'],
])('with %d inner areas and %d suburban ones a tree stands in the %s zone', async (inner, suburban, zone) => {
  const areas = (count: number) => Array.from({ length: count }, () => ({ geometry: { rings } }));
  service.answer = ({ path }, response) =>
    sendJson(response, { features: areas(path === '/innerUrban/query' ? inner : suburban) });
  expect(await maps.findTreeZone(candidate)).toEqual({ zone });
  expect(service.heard.map(({ path }) => path).sort()).toEqual(['/innerUrban/query', '/suburban/query']);
  for (const { method, parameters } of service.heard) {
    expect(method).toBe('POST');
    expect(parameters).toEqual({
      geometryType: 'esriGeometryPoint',
      geometry: '-8427000.25,5685000.5',
      inSR: '102100',
      spatialRel: 'esriSpatialRelWithin',
      returnGeometry: 'true',
      f: 'json',
    });
  }
});

test('forestry areas that come without a polygon count all the same', async () => {
  const bare = [{ attributes: { OBJECTID: 1 } }, { geometry: null }, { geometry: { rings: [] } }];
  service.answer = ({ path }, response) =>
    sendJson(response, {
      features: path === '/innerUrban/query' ? [...bare, { geometry: { rings } }] : bare,
    });
  expect(await maps.findTreeZone(candidate)).toEqual({ zone: 'inner' });
  service.answer = ({ path }, response) =>
    sendJson(response, { features: path === '/innerUrban/query' ? [] : bare });
  expect(await maps.findTreeZone(candidate)).toEqual({ zone: 'suburban' });
});

test.each([{}, { Shape_Area: null }])(
  'a parcel whose area the layer does not know is one without: %j',
  async (attributes) => {
    answerWith({ features: [{ attributes, geometry: { rings } }] });
    expect(await maps.findParcel(candidate)).toEqual({ geometry: { rings }, municipalAddressId: '' });
  },
);
