import type { CallMapService } from './call.ts';
import { hasShape, pointParameters, polygonOf } from './geometry.ts';
import { featuresOf } from './read-answer.ts';
import type { Point, Polygon, SpatialReference } from './shapes.ts';

/**
 * The areas of a forestry layer that a point lies within: their count is the result. One that the layer sent without a
 * polygon counts as well, as undefined.
 */
export async function findForestryAreas(
  call: CallMapService,
  layer: string,
  point: Point,
  spatialReference: SpatialReference | undefined,
  signal?: AbortSignal,
): Promise<readonly (Polygon | undefined)[]> {
  const answer = await call(
    `${layer}/query`,
    {
      ...pointParameters(point, spatialReference),
      spatialRel: 'esriSpatialRelWithin',
      returnGeometry: 'true',
      f: 'json',
    },
    { method: 'POST', signal },
  );
  return featuresOf(answer).map(({ geometry }) =>
    hasShape(geometry) ? polygonOf(geometry, answer.spatialReference) : undefined,
  );
}
