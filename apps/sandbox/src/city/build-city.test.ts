import { createHash } from 'node:crypto';
import type { Position } from 'geojson';
import { expect, test } from 'vitest';
import { isInside, signedArea } from '../testing/inside.ts';
import { type Address, addressText, buildCity } from './build-city.ts';

const city = buildCity();
const addresses = city.addresses.features.map(({ properties }) => properties);
const parcels = city.parcels.features;

function hash(): string {
  return createHash('sha256').update(JSON.stringify(buildCity())).digest('hex');
}

/** Metres on the ground from City Hall, near enough for a city. */
function onGround([longitude = 0, latitude = 0]: Position): Position {
  const radius = 6_371_008.8;
  const radians = Math.PI / 180;
  return [
    (longitude + 76.5) * radians * radius * Math.cos(latitude * radians),
    (latitude - 46) * radians * radius,
  ];
}

test('the city is the same every time it is built', () => {
  expect(hash()).toBe(hash());
});

test('the city is built quickly enough to be built at a start', () => {
  const before = process.threadCpuUsage();
  buildCity();
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(2000);
});

test('some two thousand addresses have texts of their own', () => {
  expect(addresses.length).toBeGreaterThan(1900);
  expect(addresses.length).toBeLessThan(2300);
  expect(new Set(addresses.map(addressText)).size).toBe(addresses.length);
});

test('one name of a street stands in two districts, and some numbers in both', () => {
  const elm = addresses.filter(({ street, number }) => street === 'Elm Street' && number === 12);
  expect(elm.map(addressText)).toEqual(['12 Elm Street, Centretown', '12 Elm Street, Rosemont']);
});

test('kinds of street stand in both languages, with accents, and buildings have apartments', () => {
  const has = (holds: (address: Address) => boolean) => addresses.filter(holds).length > 0;
  for (const word of ['Street', 'Avenue', 'Boulevard', 'Crescent', 'Rue', 'Chemin', 'Croissant'])
    expect(
      has(({ street }) => street.split(' ').includes(word)),
      word,
    ).toBe(true);
  expect(has(({ street }) => /[éèôÎÉ]/.test(street))).toBe(true);
  expect(addresses.filter(({ unit }) => unit !== '').length).toBeGreaterThan(200);
  expect(has(({ name }) => /[éÉ]/.test(name))).toBe(true);
});

test('parcels measure from 0.02 to 5 hectares, in square metres on the ground', () => {
  const areas = parcels.map(({ properties }) => properties.shapeArea);
  expect(Math.min(...areas)).toBeGreaterThanOrEqual(200);
  expect(Math.min(...areas)).toBeLessThan(250);
  expect(Math.max(...areas)).toBeLessThanOrEqual(50_000);
  expect(Math.max(...areas)).toBeGreaterThan(40_000);
});

test.each([0, 240, 700, 1000, 1300, 1700])('the area of parcel %i is what its corners measure', (index) => {
  const parcel = parcels[index];
  const ring = parcel?.geometry.coordinates[0]?.map(onGround) ?? [];
  const measured = signedArea(ring);
  const { shapeArea = 0 } = parcel?.properties ?? {};
  // A hundredth: a plane is not a sphere.
  expect(Math.abs(measured - shapeArea) / measured).toBeLessThan(0.01);
});

test('an address stands on the parcel that names it, and on no other', () => {
  const every = city.addresses.features.filter((_, index) => index % 7 === 0);
  for (const { geometry, properties } of every) {
    const under = parcels.filter((parcel) => isInside(geometry.coordinates, parcel.geometry));
    const building = addressText({ ...properties, unit: '' });
    expect(under.map((parcel) => parcel.properties.address)).toEqual(
      building === '1 Ferry Wharf, Vieux-Port' ? [] : [building],
    );
  }
});

test('the ferry wharf stands on nobody’s parcel', () => {
  const wharf = city.addresses.features.find(({ properties }) => properties.street === 'Ferry Wharf');
  expect(wharf).toBeDefined();
  const point = wharf?.geometry.coordinates ?? [];
  expect(parcels.filter(({ geometry }) => isInside(point, geometry))).toEqual([]);
});

test('no corner of a parcel lies in another parcel', () => {
  const boxes = parcels.map(({ geometry }) => {
    const [ring = []] = geometry.coordinates;
    const [xs, ys] = [ring.map(([x = 0]) => x), ring.map(([, y = 0]) => y)];
    return { geometry, ring, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] };
  });
  const overlapping = boxes.flatMap((parcel) => {
    const [centreX, centreY] = [0, 1].map(
      (axis) =>
        parcel.ring.slice(1).reduce((sum, point) => sum + (point[axis] ?? 0), 0) / (parcel.ring.length - 1),
    );
    // Towards the middle, since neighbours share their corners.
    const corners = parcel.ring.map(([x = 0, y = 0]) => [
      x + ((centreX ?? x) - x) * 0.02,
      y + ((centreY ?? y) - y) * 0.02,
    ]);
    return corners.flatMap((corner) =>
      boxes.filter(({ geometry, box: [west = 0, south = 0, east = 0, north = 0] }) => {
        const [x = 0, y = 0] = corner;
        const near = x > west && x < east && y > south && y < north;
        return near && geometry !== parcel.geometry && isInside(corner, geometry);
      }),
    );
  });
  expect(overlapping).toEqual([]);
});

test('ids are numbers in one district and text elsewhere, each its own', () => {
  const ids = parcels.map(({ properties }) => properties);
  const numbers = ids.filter(({ municipalAddressId }) => typeof municipalAddressId === 'number');
  expect(numbers.length).toBeGreaterThan(500);
  expect(numbers.every(({ address }) => address.endsWith(', Centretown'))).toBe(true);
  expect(
    ids
      .filter((id) => !numbers.includes(id))
      .every(({ municipalAddressId: id }) => /^0\d{6}$/.test(String(id))),
  ).toBe(true);
  expect(new Set(ids.map(({ municipalAddressId }) => String(municipalAddressId))).size).toBe(parcels.length);
});
