import type { Call } from './call.ts';
import { polygonParameters } from './geometry.ts';
import { featuresOf, malformed, textOf } from './read-answer.ts';
import type { Polygon } from './shapes.ts';

/** The names of the administrative areas that a polygon meets, as the layer orders them. */
export async function findZoneNames(
  call: Call,
  layer: string,
  polygon: Polygon,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const answer = await call(
    `${layer}/query`,
    {
      ...polygonParameters(polygon),
      spatialRel: 'esriSpatialRelIntersects',
      returnGeometry: 'false',
      outFields: 'AREA_NAME',
      f: 'json',
    },
    { method: 'POST', signal },
  );
  return featuresOf(answer).map(({ attributes }) => {
    const name = textOf(attributes.AREA_NAME);
    if (name === undefined) throw malformed('A zone has no name.');
    return name;
  });
}
