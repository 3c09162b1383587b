import { bbox } from '@turf/bbox';
import { toMercator } from '@turf/projection';
import type { BBox, Feature, Geometry, Position } from 'geojson';
import type { City } from '../city/build-city.ts';
import { type Html, html } from '../pages/html.ts';

export interface MapView {
  /** The area to show: a box in longitude and latitude. */
  readonly around: BBox;
  /** The names of zones, or those of districts. */
  readonly names: 'zones' | 'districts';
}

type Projection = (point: Position) => Position;

const width = 960;

/** A picture of the city: rings, zones and parcels, with names. */
export function drawMap(city: City, { around, names }: MapView): string {
  const [west, south, east, north] = boxOf(around);
  const margin = 0.04 * (east - west);
  const scale = width / (east - west + 2 * margin);
  const height = Math.ceil((north - south + 2 * margin) * scale);
  const place: Projection = (point) => {
    const [x = 0, y = 0] = toMercator(point);
    return [round((x - west + margin) * scale), round((north + margin - y) * scale)];
  };
  const path = (features: readonly Feature[]) =>
    features
      .map(({ geometry }) =>
        ringsOf(geometry)
          .map((ring) => `M${ring.map(place).join(' ')}z`)
          .join(''),
      )
      .join('');
  const labels =
    names === 'zones'
      ? city.parkingZones.features.flatMap(partsOf).map(({ name, box }) => zoneLabel(name, box, place))
      : districtsOf(city).map(({ name, box }) => districtLabel(name, box, place));
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif">
<rect width="${width}" height="${height}" fill="#f4f1e6"/>
<path d="${path(city.suburban.features)}" fill="#e3ecd9" stroke="#6b8f52" stroke-width="1.5"/>
<path d="${path(city.innerUrban.features)}" fill="#e8e6ef" stroke="#6f6590" stroke-width="1.5"/>
<path d="${path(city.parkingZones.features)}" fill="#ffd166" fill-opacity=".55" stroke="#8a5a00" stroke-width="1.5"/>
<path d="${path(city.parcels.features)}" fill="#fff" fill-opacity=".75" stroke="#6d7b88" stroke-width=".4"/>
${labels.map(drawLabel)}
</svg>
`.markup;
}

interface Label {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

function zoneLabel(name: string, [west, south, east, north]: BBox, place: Projection): Label {
  const [x = 0, y = 0] = place([(west + east) / 2, (south + north) / 2]);
  return { name, x, y, anchor: 'middle' };
}

/** Beside its district, away from the middle, but not out of the picture. */
function districtLabel(name: string, [west, south, east, north]: BBox, place: Projection): Label {
  const [left = 0, y = 0] = place([west, (south + north) / 2]);
  const [right = 0] = place([east, south]);
  const middle = (left + right) / 2;
  const toTheRight = middle < width / 5 || (middle > width / 2 && middle < (4 * width) / 5);
  return toTheRight ? { name, x: right + 5, y, anchor: 'start' } : { name, x: left - 5, y, anchor: 'end' };
}

function drawLabel({ name, x, y, anchor }: Label): Html {
  return html`<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" dominant-baseline="middle" font-size="15" font-weight="600" fill="#1d2733" stroke="#fff" stroke-width="4" paint-order="stroke">${name}</text>
`;
}

function partsOf({ geometry, properties: { name } }: City['parkingZones']['features'][number]) {
  const [largest] = geometry.coordinates
    .map((coordinates) => bbox({ type: 'Polygon', coordinates }))
    .sort((left, right) => sizeOf(right) - sizeOf(left));
  return largest === undefined ? [] : [{ name, box: largest }];
}

function sizeOf([west, south, east, north]: BBox): number {
  return (east - west) * (north - south);
}

function districtsOf({ addresses }: City) {
  const districts = Map.groupBy(addresses.features, ({ properties }) => properties.district);
  return [...districts].map(([name, features]) => ({
    name,
    box: bbox({ type: 'FeatureCollection', features }),
  }));
}

function boxOf([west, south, east, north]: BBox): readonly [number, number, number, number] {
  const [left = 0, bottom = 0] = toMercator([west, south]);
  const [right = 0, top = 0] = toMercator([east, north]);
  return [left, bottom, right, top];
}

function ringsOf(geometry: Geometry): Position[][] {
  if (geometry.type === 'Polygon') return geometry.coordinates;
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
}

function round(number: number): number {
  return Number(number.toFixed(1));
}
