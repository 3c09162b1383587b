import { area } from '@turf/area';
import type { Feature, FeatureCollection, MultiPolygon, Point, Polygon, Position } from 'geojson';
import { onEarth, ringOnEarth } from './ground.ts';
import { inDistrict, layStreet, longestRow } from './lay-street.ts';
import * as plan from './plan.ts';
import { createRandom } from './random.ts';

export interface Address {
  /** Empty: the whole building. */
  readonly unit: string;
  readonly number: number;
  readonly street: string;
  readonly district: string;
  /** Of the building; most have none. */
  readonly name: string;
}

export interface ParcelAttributes {
  /** Of the whole building that stands on it. */
  readonly address: string;
  /** As the city's own systems have it: a number in one district, text with leading zeros elsewhere. */
  readonly municipalAddressId: number | string;
  /** Square metres on the ground. */
  readonly shapeArea: number;
}

export interface Area {
  readonly name: string;
}

/** Everything in longitude and latitude, as GeoJSON has it. */
export interface City {
  readonly addresses: FeatureCollection<Point, Address>;
  readonly parcels: FeatureCollection<Polygon, ParcelAttributes>;
  readonly parkingZones: FeatureCollection<MultiPolygon, Area>;
  readonly guestParkingZones: FeatureCollection<MultiPolygon, Area>;
  readonly innerUrban: FeatureCollection<Polygon, Area>;
  readonly suburban: FeatureCollection<Polygon, Area>;
}

/** Rivermont, from its plan: the same every time. */
export function buildCity(): City {
  const places = [...plan.districts.flatMap(placesOf), ...plan.sites.map(placeOfSite)];
  const inner = ringRound(plan.innerUrban);
  const outer = ringRound(plan.suburban);
  return {
    addresses: collection(places.flatMap(({ addresses }) => addresses)),
    parcels: collection(places.flatMap(({ parcels }) => parcels)),
    parkingZones: collection(plan.parkingZones.map(zone)),
    guestParkingZones: collection(plan.guestParkingZones.map(zone)),
    innerUrban: collection([ring(plan.innerUrban.name, [inner])]),
    suburban: collection([ring(plan.suburban.name, [outer, inner.toReversed()])]),
  };
}

interface AddressedParcels {
  readonly addresses: readonly Feature<Point, Address>[];
  readonly parcels: readonly Feature<Polygon, ParcelAttributes>[];
}

function placesOf(district: plan.DistrictPlan): readonly AddressedParcels[] {
  const lots = district.streets.flatMap((street, row) =>
    layStreet(district, street, row).map((lot) => ({ street, lot })),
  );
  return lots.map(({ street, lot }, index) => {
    const building = street.apartments?.[lot.number];
    const whole = addressOf(lot.number, street.name, district.name, building ?? '');
    const units = building === undefined ? [] : unitsOf(whole);
    const point = onEarth(lot.house);
    return {
      addresses: [whole, ...units].map((address) => addressAt(point, address)),
      parcels: [parcel(lot.corners, whole, idAfter(district.firstId, index))],
    };
  });
}

function placeOfSite({ address, name, centre, size }: plan.SitePlan, index: number): AddressedParcels {
  const { number, street, district } = address;
  const whole = addressOf(number, street, district, name);
  const [x, y] = centre;
  const [halfWidth, halfHeight] = size?.map((side) => side / 2) ?? [];
  const addresses = [addressAt(onEarth(centre), whole)];
  if (halfWidth === undefined || halfHeight === undefined) return { addresses, parcels: [] };
  const corners = [
    [x - halfWidth, y - halfHeight],
    [x + halfWidth, y - halfHeight],
    [x + halfWidth, y + halfHeight],
    [x - halfWidth, y + halfHeight],
  ] as const;
  const isCentretown = district === 'Centretown';
  return { addresses, parcels: [parcel(corners, whole, idAfter(isCentretown ? 190_001 : '0990001', index))] };
}

/** Four floors of five. */
function unitsOf(building: Address): readonly Address[] {
  return [1, 2, 3, 4].flatMap((floor) =>
    [1, 2, 3, 4, 5].map((door) => ({ ...building, unit: String(floor * 100 + door) })),
  );
}

function idAfter(first: number | string, index: number): number | string {
  return typeof first === 'number'
    ? first + index
    : String(Number(first) + index).padStart(first.length, '0');
}

function addressOf(number: number, street: string, district: string, name: string): Address {
  return { unit: '', number, street, district, name };
}

/** As the city writes it: `101-30 Elm Street, Centretown`. */
export function addressText({ unit, number, street, district }: Address): string {
  return `${unit === '' ? '' : `${unit}-`}${number} ${street}, ${district}`;
}

function addressAt(coordinates: Position, properties: Address): Feature<Point, Address> {
  return { type: 'Feature', geometry: { type: 'Point', coordinates }, properties };
}

function parcel(
  corners: readonly plan.GroundPoint[],
  address: Address,
  municipalAddressId: number | string,
): Feature<Polygon, ParcelAttributes> {
  const geometry: Polygon = { type: 'Polygon', coordinates: [ringOnEarth(corners)] };
  const shapeArea = Math.round(area(geometry) * 100) / 100;
  return {
    type: 'Feature',
    geometry,
    properties: { address: addressText(address), municipalAddressId, shapeArea },
  };
}

function zone({ name, parts }: plan.ZonePlan): Feature<MultiPolygon, Area> {
  const coordinates = parts.map(({ district, rows: [first, last] }) => {
    const home = plan.districts.find(({ name }) => name === district);
    if (home === undefined) throw new Error(`The plan has no district called ${district}.`);
    const [begin, end] = [-30, longestRow(home) + 10];
    const corners: readonly (readonly [along: number, row: number])[] = [
      [begin, first],
      [end, first],
      [end, last],
      [begin, last],
    ];
    return [ringOnEarth(corners.map(([along, row]) => inDistrict(home, along, row)))];
  });
  return { type: 'Feature', geometry: { type: 'MultiPolygon', coordinates }, properties: { name } };
}

function ringRound({ name, radius, sides }: typeof plan.innerUrban): Position[] {
  const random = createRandom(name);
  return ringOnEarth(
    Array.from({ length: sides }, (_, index) => {
      const angle = (2 * Math.PI * index) / sides;
      const distance = radius * (0.94 + 0.12 * random());
      return [distance * Math.cos(angle), distance * Math.sin(angle)];
    }),
  );
}

function ring(name: string, coordinates: Position[][]): Feature<Polygon, Area> {
  return { type: 'Feature', geometry: { type: 'Polygon', coordinates }, properties: { name } };
}

function collection<G extends Point | Polygon | MultiPolygon, P>(
  features: readonly Feature<G, P>[],
): FeatureCollection<G, P> {
  return { type: 'FeatureCollection', features: [...features] };
}
