import { toMercator, toWgs84 } from '@turf/projection';
import type { Geometry, Position } from 'geojson';
import { ArcgisError } from './arcgis-error.ts';

export interface LayerReference {
  readonly wkid: number;
  readonly latestWkid: number;
}

/** The one that the city's services keep their geometry in. */
export const webMercator: LayerReference = { wkid: 102100, latestWkid: 3857 };
const degrees: LayerReference = { wkid: 4326, latestWkid: 4326 };

/** Every number that means one of the two. */
const known = new Map([
  [102100, webMercator],
  [3857, webMercator],
  [102113, webMercator],
  [4326, degrees],
]);

/**
 * Reads `102100` or `{"wkid": 102100, "latestWkid": 3857}`, as text or already parsed. Nothing is the services'
 * own. Throws an ArcgisError for any other.
 */
export function parseSpatialReference(given: unknown, name: string): LayerReference {
  if (given === undefined || given === '') return webMercator;
  const reference = known.get(wkidOf(given));
  if (reference === undefined) throw new ArcgisError(`'${name}' parameter is invalid`);
  return reference;
}

function wkidOf(given: unknown): number {
  if (typeof given === 'number') return given;
  if (typeof given === 'string') return wkidOf(given.trim().startsWith('{') ? parsed(given) : Number(given));
  if (typeof given !== 'object' || given === null) return Number.NaN;
  if ('wkid' in given && typeof given.wkid === 'number') return given.wkid;
  return 'latestWkid' in given && typeof given.latestWkid === 'number' ? given.latestWkid : Number.NaN;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Converts a caller's geometry into the reference of the services. */
export function fromReference<G extends Geometry>(geometry: G, reference: LayerReference): G {
  return reference === webMercator ? geometry : toMercator(geometry);
}

/** Converts a stored point for the caller, to a tenth of a millimetre. */
export function inReference(position: Position, reference: LayerReference): number[] {
  const [shown, digits]: readonly [Position, number] =
    reference === webMercator ? [position, 4] : [toWgs84(position), 9];
  return shown.map((number) => Number(number.toFixed(digits)));
}
