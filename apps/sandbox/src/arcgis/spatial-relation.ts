import { booleanIntersects } from '@turf/boolean-intersects';
import { booleanWithin } from '@turf/boolean-within';
import type { Geometry, MultiPolygon, Polygon } from 'geojson';
import { ArcgisError } from './arcgis-error.ts';

type Relation = (query: Geometry, feature: Polygon | MultiPolygon) => boolean;

/**
 * How a query's geometry may lie to a feature. The border belongs to the feature: what touches it intersects it,
 * and a point upon it is within.
 */
const relations: ReadonlyMap<string, Relation> = new Map<string, Relation>([
  ['esriSpatialRelIntersects', (query, feature) => booleanIntersects(query, feature)],
  ['esriSpatialRelWithin', isWithin],
]);

/** Throws an ArcgisError for a relation that is none. Nothing means that they intersect. */
export function parseSpatialRelation(name = 'esriSpatialRelIntersects'): Relation {
  const relation = relations.get(name);
  if (relation === undefined) throw new ArcgisError("'spatialRel' parameter is invalid");
  return relation;
}

function isWithin(query: Geometry, feature: Polygon | MultiPolygon): boolean {
  // The library counts a point on the border as outside, and would leave the border between two rings to neither.
  if (query.type === 'Point') return booleanIntersects(query, feature);
  if (query.type === 'MultiPoint')
    return query.coordinates.every((coordinates) =>
      booleanIntersects({ type: 'Point', coordinates }, feature),
    );
  if (query.type === 'MultiLineString' && feature.type === 'Polygon')
    return query.coordinates.every((coordinates) =>
      booleanWithin({ type: 'LineString', coordinates }, feature),
    );
  return booleanWithin(query, feature);
}
