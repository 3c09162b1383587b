import { toMercator } from '@turf/projection';
import { expect, test } from 'vitest';
import type { SettingName } from '../addresses.ts';
import { buildCity } from '../city/build-city.ts';
import { askLayers, atPoint, pointOf } from '../testing/ask-layers.ts';
import { isInside, signedArea } from '../testing/inside.ts';

const { city, get, post } = askLayers();
const rivermont = buildCity();

/** As the form asks for the zone of a parcel. */
async function zonesOf(layer: SettingName, address: string): Promise<readonly unknown[]> {
  const { features } = await get('PARCEL_LAYER_URL', atPoint(pointOf(address)));
  const answer = await post(layer, {
    geometryType: 'esriGeometryPolygon',
    geometry: JSON.stringify({ rings: features[0]?.geometry?.rings, spatialReference: { wkid: 102100 } }),
    spatialRel: 'esriSpatialRelIntersects',
    returnGeometry: 'false',
    outFields: 'AREA_NAME',
  });
  return answer.features.map(({ attributes }) => attributes.AREA_NAME);
}

test('a parcel comes with its area on the ground, its id and its shape', async () => {
  const answer = await get('PARCEL_LAYER_URL', {
    ...atPoint(pointOf('12 Elm Street, Rosemont')),
    outFields: 'Shape_Area,MUNICIPAL_ADDRESS_ID',
  });
  expect(answer).toMatchObject({
    displayFieldName: 'ADDRESS',
    geometryType: 'esriGeometryPolygon',
    spatialReference: { wkid: 102100, latestWkid: 3857 },
    fieldAliases: { Shape_Area: 'Shape_Area', MUNICIPAL_ADDRESS_ID: 'Municipal address ID' },
  });
  expect(answer.features.map(({ attributes }) => attributes)).toEqual([
    { Shape_Area: 391.44, MUNICIPAL_ADDRESS_ID: '0020106' },
  ]);
  const [ring = []] = answer.features[0]?.geometry?.rings ?? [];
  expect(ring[0]).toEqual(ring.at(-1));
  // Clockwise, as Esri draws what is no hole; and as much larger as Web Mercator stretches it at 46 degrees.
  const stretched = 391.44 / Math.cos((46 * Math.PI) / 180) ** 2;
  expect(signedArea(ring)).toBeLessThan(0);
  expect(Math.abs(signedArea(ring))).toBeGreaterThan(stretched * 0.99);
  expect(Math.abs(signedArea(ring))).toBeLessThan(stretched * 1.01);
});

test('an id is a number in Centretown', async () => {
  const { features } = await get('PARCEL_LAYER_URL', {
    ...atPoint(pointOf('12 Elm Street, Centretown')),
    outFields: 'MUNICIPAL_ADDRESS_ID',
  });
  expect(features.map(({ attributes }) => attributes)).toEqual([{ MUNICIPAL_ADDRESS_ID: 100240 }]);
});

test('a point on no parcel has none', async () => {
  const { features } = await get('PARCEL_LAYER_URL', atPoint(pointOf('1 Ferry Wharf, Vieux-Port')));
  expect(features).toEqual([]);
});

test.each([
  ['12 Elm Street, Centretown', ['Zone B, Centretown'], ['Zone V1, Centretown']],
  ['12 Elm Street, Rosemont', ['Zone C, Rosemont'], []],
  ['14 Queen Street, Centretown', ['Zone A, Centretown'], ['Zone V1, Centretown']],
  ['15 Queen Street, Centretown', ['Zone B, Centretown'], ['Zone V1, Centretown']],
  ['20 Birch Avenue, Centretown', ['Zone B, Centretown'], ['Zone V2, Rivermont']],
  ['21 Birch Avenue, Centretown', [], ['Zone V2, Rivermont']],
  ['500 Queen Street, Centretown', ['Zone A, Centretown', 'Zone B, Centretown'], ['Zone V1, Centretown']],
  ['1 Place de l’Hôtel-de-Ville, Centretown', [], []],
  ['77 Maple Crescent, Maplewood', [], []],
  ['4850 Chemin du Rang Saint-Joseph, Saint-Joseph', [], []],
])('%s lies in the parking zones %j, and those of guests are %j', async (address, residents, guests) => {
  expect(await zonesOf('PARKING_ZONE_LAYER_URL', address)).toEqual(residents);
  expect(await zonesOf('GUEST_PARKING_ZONE_LAYER_URL', address)).toEqual(guests);
});

test('all layers say of every address what counting the sides of their shapes says', async () => {
  const layers = [
    ['PARKING_ZONE_LAYER_URL', rivermont.parkingZones],
    ['GUEST_PARKING_ZONE_LAYER_URL', rivermont.guestParkingZones],
    ['INNER_URBAN_LAYER_URL', rivermont.innerUrban],
    ['SUBURBAN_LAYER_URL', rivermont.suburban],
  ] as const;
  const seen = new Set<string>();
  for (const { geometry } of rivermont.addresses.features.filter((_, index) => index % 9 === 0)) {
    for (const [layer, { features }] of layers) {
      const expected = [...features]
        .filter((feature) => isInside(geometry.coordinates, feature.geometry))
        .map(({ properties }) => properties.name);
      const answer = await post(layer, {
        ...atPoint(toMercator(geometry.coordinates)),
        spatialRel: 'esriSpatialRelWithin',
        returnGeometry: 'false',
        outFields: 'AREA_NAME',
      });
      expect(answer.features.map(({ attributes }) => attributes.AREA_NAME)).toEqual(expected);
      for (const name of expected) seen.add(name);
    }
  }
  expect(seen.size).toBe(11);
});

test('the suburban ring has a hole where the inner one lies, drawn the other way round', async () => {
  const { features } = await get('SUBURBAN_LAYER_URL', { where: '1=1' });
  const turns = features[0]?.geometry?.rings.map((ring) => Math.sign(signedArea(ring)));
  expect(turns).toEqual([-1, 1]);
});

test('a person who opens the address of a service finds a page, and a layer describes itself', async () => {
  const open = await fetch(city.of('PARCEL_LAYER_URL', '/query?where=1%3D1%22%3E%3Cscript%3E'));
  expect(open.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await open.text()).not.toContain('<script');
  expect(await (await fetch(city.of('SUBURBAN_LAYER_URL', '?f=json'))).json()).toMatchObject({
    type: 'Feature Layer',
    geometryType: 'esriGeometryPolygon',
    fields: [{ name: 'OBJECTID' }, { name: 'AREA_NAME' }],
  });
});

test.each([
  ['parcels', 'PARCEL_LAYER_URL'],
  ['parkingZones', 'PARKING_ZONE_LAYER_URL'],
  ['guestParkingZones', 'GUEST_PARKING_ZONE_LAYER_URL'],
  ['innerUrban', 'INNER_URBAN_LAYER_URL'],
  ['suburban', 'SUBURBAN_LAYER_URL'],
] as const)('a fault of %s befalls it alone, and nothing of it is kept', async (service, setting) => {
  await fetch(city.address('/faults'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service, kind: 'arcgis', times: 1 }),
  });
  const otherSetting = setting === 'SUBURBAN_LAYER_URL' ? 'PARCEL_LAYER_URL' : 'SUBURBAN_LAYER_URL';
  expect((await get(otherSetting, { where: '1=1' })).error).toBeUndefined();
  expect((await get(setting, { where: '1=1' })).error).toMatchObject({ code: 500 });
  expect((await get(setting, { where: '1=1' })).error).toBeUndefined();
  expect(await (await fetch(city.address('/received'))).json()).toEqual([]);
});
