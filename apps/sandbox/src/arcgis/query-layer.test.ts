import type { Position } from 'geojson';
import { expect, test } from 'vitest';
import { askLayers, atPoint, type LayerAnswer, placeOf, pointOf, type Query } from '../testing/ask-layers.ts';

const { get, post } = askLayers();

test('the border belongs to what it bounds: a corner of the inner ring lies within both rings', async () => {
  const ring = (await get('INNER_URBAN_LAYER_URL', { where: '1=1' })).features[0]?.geometry?.rings[0] ?? [];
  for (const corner of ring) {
    const query = { ...atPoint(corner), spatialRel: 'esriSpatialRelWithin' };
    expect((await post('INNER_URBAN_LAYER_URL', query)).features).toHaveLength(1);
    expect((await post('SUBURBAN_LAYER_URL', query)).features).toHaveLength(1);
  }
});

test('what only touches a zone intersects it, and is not within it', async () => {
  const { features } = await get('PARKING_ZONE_LAYER_URL', { where: '1=1', outFields: 'AREA_NAME' });
  const [x = 0, y = 0] = features[0]?.geometry?.rings[0]?.[0] ?? [];
  const beside = JSON.stringify({
    rings: [
      [
        [x, y],
        [x - 10, y],
        [x - 10, y - 10],
        [x, y - 10],
        [x, y],
      ],
    ],
  });
  const query = { geometryType: 'esriGeometryPolygon', geometry: beside };
  expect((await post('PARKING_ZONE_LAYER_URL', query)).features.length).toBeGreaterThan(0);
  expect(
    (await post('PARKING_ZONE_LAYER_URL', { ...query, spatialRel: 'esriSpatialRelWithin' })).features,
  ).toEqual([]);
});

test.each([
  ['4326', '4326'],
  ['{"wkid":4326}', '4326'],
  ['3857', '102100'],
  ['{"wkid":102100,"latestWkid":3857}', '102100'],
])('a point in %s is understood as such', async (inSR, kind) => {
  const place = kind === '4326' ? placeOf : pointOf;
  const { features } = await get('PARCEL_LAYER_URL', {
    ...atPoint(place('12 Elm Street, Centretown')),
    inSR,
    outFields: 'ADDRESS',
  });
  expect(features.map(({ attributes }) => attributes.ADDRESS)).toEqual(['12 Elm Street, Centretown']);
});

test('shapes come in degrees where they are asked for', async () => {
  const { spatialReference, features } = await get('INNER_URBAN_LAYER_URL', { where: '1=1', outSR: '4326' });
  expect(spatialReference).toEqual({ wkid: 4326, latestWkid: 4326 });
  const [x = 0, y = 0] = features[0]?.geometry?.rings[0]?.[0] ?? [];
  expect([Math.round(x), Math.round(y)]).toEqual([-76, 46]);
});

test.each([
  [
    {
      rings: [
        [
          [0, 0],
          [0, 9e6],
          [-9e6, 9e6],
          [-9e6, 0],
        ],
      ],
    },
    'a ring that is left open',
  ],
  [
    {
      rings: [
        [
          [0, 0],
          [-9e6, 0],
          [-9e6, 9e6],
          [0, 9e6],
          [0, 0],
        ],
      ],
    },
    'a ring that turns the wrong way',
  ],
])('%j, %o, is read as it was meant', async (geometry) => {
  const query = { geometryType: 'esriGeometryPolygon', geometry: JSON.stringify(geometry) };
  expect((await post('INNER_URBAN_LAYER_URL', query)).features).toHaveLength(1);
});

test('a hole in what is asked for is no part of it', async () => {
  const around = (size: number): Position[] => {
    const [x = 0, y = 0] = pointOf('1 Place de l’Hôtel-de-Ville, Centretown');
    return [
      [x - size, y - size],
      [x - size, y + size],
      [x + size, y + size],
      [x + size, y - size],
      [x - size, y - size],
    ];
  };
  const ask = (rings: Position[][]) =>
    post('PARCEL_LAYER_URL', {
      geometryType: 'esriGeometryPolygon',
      geometry: JSON.stringify({ rings }),
      outFields: 'ADDRESS',
    });
  const has = ({ features }: LayerAnswer) =>
    features.some(({ attributes }) => attributes.ADDRESS === '1 Place de l’Hôtel-de-Ville, Centretown');
  expect(has(await ask([around(600)]))).toBe(true);
  expect(has(await ask([around(600), around(200).toReversed()]))).toBe(false);
});

test('without a kind of geometry it is an envelope, and a thousand parcels at most come at once', async () => {
  const answer = await get('PARCEL_LAYER_URL', { geometry: '-9000000,5000000,-8000000,6000000' });
  expect(answer.features).toHaveLength(1000);
  expect(answer).toMatchObject({ exceededTransferLimit: true });
  expect(await get('PARCEL_LAYER_URL', { where: '1=1', returnCountOnly: 'true' })).toEqual({ count: 1798 });
});

test('fields come as they are asked for: the display field, some, or all', async () => {
  const attributes = async (outFields: string) =>
    (await get('PARKING_ZONE_LAYER_URL', { where: '1=1', outFields })).features[0]?.attributes;
  expect(await attributes('')).toEqual({ AREA_NAME: 'Zone A, Centretown' });
  expect(await attributes('area_name,OBJECTID')).toEqual({ AREA_NAME: 'Zone A, Centretown', OBJECTID: 1 });
  expect(await attributes('*')).toEqual({ AREA_NAME: 'Zone A, Centretown', OBJECTID: 1 });
});

test('shapes stay away where they are not wanted', async () => {
  const answer = await get('PARKING_ZONE_LAYER_URL', { where: '1=1', returnGeometry: 'false' });
  expect(Object.keys(answer)).toEqual(['displayFieldName', 'fieldAliases', 'fields', 'features']);
  expect(answer.features.every(({ geometry }) => geometry === undefined)).toBe(true);
});

const point = { geometryType: 'esriGeometryPoint', geometry: '1,2' };

test.each([
  [{}, 'Unable to perform query operation.'],
  [{ ...point, geometry: '{"x":' }, "'geometry' parameter is invalid"],
  [{ ...point, geometry: '{"x":"1","y":2}' }, "'geometry' parameter is invalid"],
  [{ ...point, geometry: '{"x":"NaN","y":"NaN"}' }, "'geometry' parameter is invalid"],
  [{ ...point, geometry: '1' }, "'geometry' parameter is invalid"],
  [{ ...point, geometry: '1,' }, "'geometry' parameter is invalid"],
  [{ ...point, geometry: '1e300,2' }, "'geometry' parameter is invalid"],
  [{ geometry: '1,2' }, "'geometry' parameter is invalid"],
  [{ geometry: '5,5,1,1' }, "'geometry' parameter is invalid"],
  [{ geometryType: 'esriGeometryPolygon', geometry: '{"rings":[]}' }, "'geometry' parameter is invalid"],
  [
    { geometryType: 'esriGeometryPolygon', geometry: '{"rings":[[[0,0],[1,1]]]}' },
    "'geometry' parameter is invalid",
  ],
  [{ geometryType: 'esriGeometryPolygon', geometry: '{"rings":"x"}' }, "'geometry' parameter is invalid"],
  [{ geometryType: 'esriGeometryBanana', geometry: '{}' }, "'geometryType' parameter is invalid"],
  [{ ...point, inSR: 'moon' }, "'inSR' parameter is invalid"],
  [{ ...point, outSR: '2952' }, "'outSR' parameter is invalid"],
  [{ ...point, spatialRel: 'esriSpatialRelContains' }, "'spatialRel' parameter is invalid"],
  [{ ...point, outFields: 'OWNER' }, "'outFields' parameter is invalid"],
  [{ where: "AREA_NAME='x'; DROP TABLE" }, 'This sandbox knows no other where than 1=1.'],
])('%j is an ArcGIS error, with HTTP 200', async (query: Query, detail) => {
  expect(await get('PARKING_ZONE_LAYER_URL', query)).toEqual({
    error: { code: 400, message: 'Unable to complete operation.', details: [detail] },
  });
});

const [hallX = 0, hallY = 0] = pointOf('1 Place de l’Hôtel-de-Ville, Centretown');
const near: readonly Position[] = [
  [hallX, hallY],
  [hallX + 20, hallY + 30],
  [hallX + 30, hallY - 20],
];
const far: readonly Position[] = [
  [hallX, hallY],
  [hallX + 90_000, hallY],
  [hallX, hallY + 90_000],
];

test.each([
  ['Point', { x: hallX, y: hallY }, { x: hallX + 90_000, y: hallY }],
  ['Multipoint', { points: near }, { points: far }],
  ['Polyline', { paths: [near] }, { paths: [far] }],
  ['Polygon', { rings: [near] }, { rings: [far] }],
  [
    'Envelope',
    { xmin: hallX, ymin: hallY, xmax: hallX + 20, ymax: hallY + 20 },
    { xmin: hallX, ymin: hallY, xmax: hallX + 90_000, ymax: hallY + 20 },
  ],
])('%s is within the inner ring where all of it is', async (kind, inside, partly) => {
  const count = async (geometry: object, relation: string) => {
    const { features } = await post('INNER_URBAN_LAYER_URL', {
      geometryType: `esriGeometry${kind}`,
      geometry: JSON.stringify(geometry),
      spatialRel: `esriSpatialRel${relation}`,
    });
    return features.length;
  };
  expect(await count(inside, 'Intersects')).toBe(1);
  expect(await count(inside, 'Within')).toBe(1);
  expect(await count(partly, 'Intersects')).toBe(kind === 'Point' ? 0 : 1);
  expect(await count(partly, 'Within')).toBe(0);
});

test('a shape of very many rings is refused, and one of very many corners is answered', async () => {
  const small = [
    [0, 0],
    [1, 0],
    [0, 1],
  ];
  const many = { rings: Array.from({ length: 501 }, () => small) };
  const round = Array.from({ length: 5000 }, (_, index) => {
    const angle = (2 * Math.PI * index) / 5000;
    return [Math.round(hallX + 900 * Math.cos(angle)), Math.round(hallY + 900 * Math.sin(angle))];
  });
  const ask = (geometry: object, spatialRel: string) =>
    post('SUBURBAN_LAYER_URL', {
      geometryType: 'esriGeometryPolygon',
      geometry: JSON.stringify(geometry),
      spatialRel,
    });
  expect((await ask(many, 'esriSpatialRelIntersects')).error).toBeDefined();
  expect((await ask({ rings: [round] }, 'esriSpatialRelIntersects')).features).toEqual([]);
  expect((await ask({ rings: [round] }, 'esriSpatialRelWithin')).features).toEqual([]);
});
