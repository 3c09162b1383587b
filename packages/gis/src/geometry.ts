import { isFiniteNumber, isRecord, malformedAnswer, spatialReferenceOf } from './read-answer.ts';
import type { Point, Polygon, SpatialReference } from './shapes.ts';

/** The parameter that says what a geometry's coordinates are measured in; none where it is not known. */
export function inSR({ wkid, wkt }: SpatialReference = {}): { readonly inSR?: string } {
  if (wkid !== undefined) return { inSR: String(wkid) };
  return wkt === undefined ? {} : { inSR: JSON.stringify({ wkt }) };
}

export function pointParameters(point: Point, spatialReference: SpatialReference | undefined) {
  return {
    geometryType: 'esriGeometryPoint',
    geometry: `${point.x},${point.y}`,
    ...inSR(spatialReference),
  };
}

export function polygonParameters({ rings, spatialReference }: Polygon) {
  return {
    geometryType: 'esriGeometryPolygon',
    geometry: JSON.stringify({ rings, ...(spatialReference && { spatialReference }) }),
    ...inSR(spatialReference),
  };
}

/** False for what a layer sends where it draws nothing: no geometry, or one without rings. */
export function hasShape(geometry: unknown): boolean {
  if (geometry === undefined || geometry === null) return false;
  return !(isRecord(geometry) && Array.isArray(geometry.rings) && geometry.rings.length === 0);
}

/**
 * A polygon out of an answer, its corners without heights. The spatial reference may stand in it, or beside the
 * features for all of them. Throws when it is none.
 */
export function polygonOf(geometry: unknown, ofAll: unknown): Polygon {
  if (!isRecord(geometry) || !Array.isArray(geometry.rings) || geometry.rings.length === 0)
    throw malformedAnswer('A geometry is no polygon.');
  const spatialReference = spatialReferenceOf(geometry.spatialReference) ?? spatialReferenceOf(ofAll);
  return { rings: geometry.rings.map(ringOf), ...(spatialReference && { spatialReference }) };
}

function ringOf(ring: unknown): readonly (readonly number[])[] {
  if (!Array.isArray(ring) || ring.length < 3) throw malformedAnswer('A ring of a polygon is none.');
  return ring.map((corner: unknown) => {
    const [x, y]: readonly unknown[] = Array.isArray(corner) ? corner : [];
    if (!isFiniteNumber(x) || !isFiniteNumber(y)) throw malformedAnswer('A corner of a polygon is none.');
    return [x, y];
  });
}
