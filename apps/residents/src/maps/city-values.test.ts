import { type AddressCandidate, createMaps, type Maps, proxiedAddresses } from '@guichet/gis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';
import { groundArea, holds, meets } from './testing/plain-geometry.ts';

interface DrawnFeature {
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly geometry: { readonly rings: number[][][] };
}

/** In each district, and on each side of every border that there is. */
const addresses = [
  ...['12 Elm Street, Centretown', '12 Elm Street, Rosemont', '100 Main Street, Centretown'],
  ...[
    '40 King Street West, Centretown',
    '3 Rue Saint-Jean-Baptiste, Centretown',
    '9 Birch Avenue, Centretown',
  ],
  ...[
    '1 Place de l’Hôtel-de-Ville, Centretown',
    '500 Queen Street, Centretown',
    '8 Harbour Street, Vieux-Port',
  ],
  ...['2 Côte du Passeur, Vieux-Port', '7 King Street East, Rosemont', '5 Victoria Drive, Rosemont'],
  ...['300 Rosemont Boulevard, Rosemont', '14 Maple Street, Maplewood', '77 Maple Crescent, Maplewood'],
  ...[
    '103 Birch Avenue, Maplewood',
    '6 Rue des Pins, Côte-Saint-Paul',
    '1016 Boulevard Saint-Paul, Côte-Saint-Paul',
  ],
  ...[
    '9 Glenfield Road, Glenfield',
    '11 Larch Court, Glenfield',
    '4850 Chemin du Rang Saint-Joseph, Saint-Joseph',
  ],
];

let site: TestSite;
let city: string;
let zones: readonly DrawnFeature[];
let guestZones: readonly DrawnFeature[];
let inner: readonly DrawnFeature[];
let suburban: readonly DrawnFeature[];

beforeAll(async () => {
  site = await openSite();
  city = /http:\S+[^/]/.exec(site.lines[1] ?? '')?.[0] ?? '';
  zones = await drawn('ParkingZones', { where: '1=1' });
  guestZones = await drawn('GuestParkingZones', { where: '1=1' });
  inner = await drawn('InnerUrban', { where: '1=1' });
  suburban = await drawn('Suburban', { where: '1=1' });
});

afterAll(() => site.close());

/** The features of a layer as the sandbox draws them, asked for without our own client. */
async function drawn(
  layer: string,
  parameters: Readonly<Record<string, string>>,
): Promise<readonly DrawnFeature[]> {
  const query = new URLSearchParams({ f: 'json', outFields: '*', ...parameters });
  const answer = await fetch(`${city}/arcgis/rest/services/${layer}/MapServer/0/query?${query}`);
  const { features } = await answer.json();
  return features;
}

const firstName = (features: readonly DrawnFeature[], rings: number[][][]) =>
  features.find(({ geometry }) => meets(geometry.rings, rings))?.attributes.AREA_NAME;

async function chosen(maps: Maps, address: string): Promise<AddressCandidate> {
  const candidates = await maps.findAddressCandidates(address);
  const candidate = candidates.find((found) => found.address === address);
  if (candidate === undefined) throw new Error(`${address} was not found`);
  return candidate;
}

describe.each(['as a page asks', 'as the server asks'])('%s', (who) => {
  let maps: Maps;

  beforeAll(() => {
    const services = `${city}/arcgis/rest/services`;
    maps = createMaps(
      who === 'as a page asks'
        ? proxiedAddresses(`${site.url}/gis`)
        : {
            addressLocator: `${services}/AddressLocator/GeocodeServer`,
            addressProvider: `${city}/nominatim`,
            parcels: `${services}/Parcels/MapServer/0`,
            parkingZones: `${services}/ParkingZones/MapServer/0`,
            guestParkingZones: `${services}/GuestParkingZones/MapServer/0`,
            innerUrban: `${services}/InnerUrban/MapServer/0`,
            suburban: `${services}/Suburban/MapServer/0`,
          },
    );
  });

  test.each(addresses)('%s has the parcel and the zones that are drawn there', async (address) => {
    const candidate = await chosen(maps, address);
    const { x, y } = candidate.location;
    const around = await drawn('Parcels', {
      geometryType: 'esriGeometryEnvelope',
      geometry: [x - 200, y - 200, x + 200, y + 200].join(),
    });
    expect(around.length).toBeGreaterThan(0);
    const here = around.filter(({ geometry }) => holds(geometry.rings, { x, y }));
    expect(here).toHaveLength(1);
    const [drawnParcel] = here;
    const rings = drawnParcel?.geometry.rings ?? [];

    const parcel = await maps.findParcel(candidate);
    expect(parcel?.geometry).toEqual({ rings, spatialReference: { wkid: 102100, latestWkid: 3857 } });
    expect(parcel?.municipalAddressId).toBe(String(drawnParcel?.attributes.MUNICIPAL_ADDRESS_ID));
    expect(parcel?.area).toBe(drawnParcel?.attributes.Shape_Area);
    expect(Math.abs((parcel?.area ?? 0) / groundArea(rings) - 1)).toBeLessThan(0.02);

    if (parcel === undefined) return;
    expect(await maps.findParkingZone(parcel.geometry)).toBe(firstName(zones, rings));
    expect(await maps.findGuestParkingZone(parcel.geometry)).toBe(firstName(guestZones, rings));
    const isIn = (layer: readonly DrawnFeature[]) =>
      layer.some(({ geometry }) => holds(geometry.rings, { x, y }));
    expect((await maps.findTreeZone(candidate)).zone).toBe(
      isIn(inner) ? 'inner' : isIn(suburban) ? 'suburban' : 'rural',
    );
  });

  test('the addresses that are agreed upon are what they are said to be', async () => {
    const elm = await maps.findParcel(await chosen(maps, '12 Elm Street, Centretown'));
    if (elm === undefined) throw new Error('no parcel');
    expect(await maps.findParkingZone(elm.geometry)).toBe('Zone B, Centretown');
    const rang = await chosen(maps, '4850 Chemin du Rang Saint-Joseph, Saint-Joseph');
    const parcel = await maps.findParcel(rang);
    expect(parcel && (await maps.findParkingZone(parcel.geometry))).toBeUndefined();
    expect(await maps.findTreeZone(rang)).toEqual({ zone: 'rural' });
    const crescent = await maps.findTreeZone(await chosen(maps, '77 Maple Crescent, Maplewood'));
    expect(crescent).toEqual({ zone: 'suburban' });
    const cityHall = await chosen(maps, '1 Place de l’Hôtel-de-Ville, Centretown');
    expect((await maps.findParcel(cityHall))?.area).toBeGreaterThan(10_000);
    expect((await maps.findTreeZone(cityHall)).zone).toBe('inner');
    expect(await maps.findParcel(await chosen(maps, '1 Ferry Wharf, Vieux-Port'))).toBeUndefined();
  });

  test('one street in two districts is found in both, at most five addresses, and nothing is no failure', async () => {
    const found = await maps.findAddressCandidates('12 elm st');
    expect(found.map(({ address }) => address)).toEqual(
      expect.arrayContaining(['12 Elm Street, Centretown', '12 Elm Street, Rosemont']),
    );
    expect(found.length).toBeLessThanOrEqual(5);
    expect(await maps.findAddressCandidates('zzzz qqqq 99999')).toEqual([]);
    const [place] = await maps.findPlaces('12 elm st', 'fr');
    expect(place).toMatchObject({
      display_name: '12 Elm Street, Centretown, Rivermont, Ontario, Canada',
      address: { house_number: '12', road: 'Elm Street' },
    });
    expect(await maps.findPlaces('zzzz qqqq 99999', 'en')).toEqual([]);
  });

  test('a point upon a border belongs to what is within, and one beside it to what is without', async () => {
    const at = (corner: readonly number[] | undefined, outwards: number) => {
      const [x = 0, y = 0] = corner ?? [];
      const [cx, cy] = middleOf(inner[0]?.geometry.rings[0] ?? []);
      const far = Math.hypot(x - cx, y - cy);
      const location = { x: x + ((x - cx) / far) * outwards, y: y + ((y - cy) / far) * outwards };
      const spatialReference = { wkid: 102100 };
      return { address: 'Here', location, attributes: { User_fld: '' }, spatialReference };
    };
    const innerCorner = inner[0]?.geometry.rings[0]?.[3];
    const rings = suburban[0]?.geometry.rings ?? [];
    const outerCorner = rings.toSorted((left, right) => groundArea([right]) - groundArea([left]))[0]?.[3];
    const zoneAt = async (corner: readonly number[] | undefined, outwards: number) =>
      (await maps.findTreeZone(at(corner, outwards))).zone;
    expect(await zoneAt(innerCorner, 0)).toBe('inner');
    expect(await zoneAt(innerCorner, 1)).toBe('suburban');
    expect(await zoneAt(outerCorner, 0)).toBe('suburban');
    expect(await zoneAt(outerCorner, 1)).toBe('rural');
  });
});

function middleOf(ring: readonly (readonly number[])[]): readonly [number, number] {
  const sum = (index: number) => ring.reduce((total, corner) => total + (corner[index] ?? 0), 0);
  return [sum(0) / ring.length, sum(1) / ring.length];
}
