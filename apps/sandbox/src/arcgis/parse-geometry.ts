import { area } from '@turf/area';
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import type { Geometry, MultiPolygon, Position } from 'geojson';
import { ArcgisError } from './arcgis-error.ts';
import { fromReference, parseSpatialReference } from './spatial-reference.ts';

const wrong = () => new ArcgisError("'geometry' parameter is invalid");

/**
 * Reads the `geometry` of a query: JSON, or the short forms `x,y` of a point and `xmin,ymin,xmax,ymax` of an
 * envelope. Comes back in the services' own reference, that of the geometry before `inSR`. Throws an ArcgisError.
 */
export function parseGeometry(text: string, geometryType: string, inSR: string | undefined): Geometry {
  const given: unknown = /^\s*\{/.test(text) ? parseJson(text) : shortForm(text, geometryType);
  if (!isRecord(given)) throw wrong();
  const reference = parseSpatialReference(given.spatialReference ?? inSR, 'inSR');
  return fromReference(geometryOf(given, geometryType), reference);
}

function geometryOf(given: Record<string, unknown>, geometryType: string): Geometry {
  switch (geometryType) {
    case 'esriGeometryPoint':
      return { type: 'Point', coordinates: position([given.x, given.y]) };
    case 'esriGeometryMultipoint':
      return { type: 'MultiPoint', coordinates: positions(given.points, 1) };
    case 'esriGeometryPolyline':
      return { type: 'MultiLineString', coordinates: list(given.paths).map((path) => positions(path, 2)) };
    case 'esriGeometryPolygon':
      return polygonsOf(ringsOf(given.rings));
    case 'esriGeometryEnvelope':
      return envelope(position([given.xmin, given.ymin]), position([given.xmax, given.ymax]));
    default:
      throw new ArcgisError("'geometryType' parameter is invalid");
  }
}

/** Rings by what lies in what, whichever way they turn: one that lies in an odd number of others is a hole. */
function polygonsOf(rings: readonly Position[][]): MultiPolygon {
  const bySize = rings
    .map((ring) => ({ ring, size: area({ type: 'Polygon', coordinates: [ring] }) }))
    .sort((left, right) => right.size - left.size)
    .map(({ ring }) => ring);
  const polygons: Position[][][] = [];
  for (const [index, ring] of bySize.entries()) {
    const around = bySize.slice(0, index).filter((larger) => isInside(ring, larger));
    const outer = around.length % 2 === 1 ? polygons.find(([first]) => first === around.at(-1)) : undefined;
    if (outer === undefined) polygons.push([ring]);
    else outer.push(ring);
  }
  return { type: 'MultiPolygon', coordinates: polygons };
}

function isInside(ring: Position[], larger: Position[]): boolean {
  return ring.every((corner) => booleanPointInPolygon(corner, { type: 'Polygon', coordinates: [larger] }));
}

/** Each is compared with every other one: more than any real shape has would keep the sandbox busy. */
const maxRings = 500;

function ringsOf(given: unknown): readonly Position[][] {
  const rings = list(given);
  if (rings.length > maxRings) throw wrong();
  return rings.map(ringOf);
}

/** Closed, as ArcGIS closes those that are not. */
function ringOf(given: unknown): Position[] {
  const ring = positions(given, 3);
  const [first = []] = ring;
  const last = ring.at(-1) ?? [];
  const closed = first[0] === last[0] && first[1] === last[1] ? ring : [...ring, first];
  if (closed.length < 4) throw wrong();
  return closed;
}

function envelope([xmin = 0, ymin = 0]: Position, [xmax = 0, ymax = 0]: Position): MultiPolygon {
  if (xmin > xmax || ymin > ymax) throw wrong();
  return polygonsOf([
    [
      [xmin, ymin],
      [xmax, ymin],
      [xmax, ymax],
      [xmin, ymax],
      [xmin, ymin],
    ],
  ]);
}

function shortForm(text: string, geometryType: string): unknown {
  const [x, y, xmax, ymax, ...more] = text
    .split(',')
    .map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  if (geometryType === 'esriGeometryPoint' && xmax === undefined) return { x, y };
  if (geometryType === 'esriGeometryEnvelope' && more.length === 0) return { xmin: x, ymin: y, xmax, ymax };
  throw wrong();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw wrong();
  }
}

/** Farther than any point of Web Mercator. */
const farthest = 1e8;

function position(given: unknown): Position {
  const [x, y] = list(given);
  if (typeof x !== 'number' || typeof y !== 'number' || !(Math.abs(x) < farthest && Math.abs(y) < farthest))
    throw wrong();
  return [x, y];
}

function positions(given: unknown, least: number): Position[] {
  const all = list(given).map(position);
  if (all.length < least) throw wrong();
  return all;
}

function list(given: unknown): readonly unknown[] {
  if (!Array.isArray(given) || given.length === 0) throw wrong();
  return given;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
