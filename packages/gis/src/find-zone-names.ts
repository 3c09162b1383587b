import type { CallMapService } from './call.ts';
import { polygonParameters } from './geometry.ts';
import { featuresOf, malformedAnswer, textField } from './read-answer.ts';
import type { Polygon } from './shapes.ts';

/** The names of the administrative areas that a polygon meets, as the layer orders them. */
export async function findZoneNames(
  call: CallMapService,
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
    const name = textField(attributes.AREA_NAME);
    if (name === undefined) throw malformedAnswer('A zone has no name.');
    return name;
  });
}
