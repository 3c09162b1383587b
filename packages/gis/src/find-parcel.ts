import type { CallMapService } from './call.ts';
import { pointParameters, polygonOf } from './geometry.ts';
import { featuresOf, isFiniteNumber, malformedAnswer, textField } from './read-answer.ts';
import type { Parcel, Point, SpatialReference } from './shapes.ts';

/** The parcel that a point lies in; undefined where there is none. */
export async function findParcel(
  call: CallMapService,
  layer: string,
  point: Point,
  spatialReference: SpatialReference | undefined,
  signal?: AbortSignal,
): Promise<Parcel | undefined> {
  const answer = await call(
    `${layer}/query`,
    {
      ...pointParameters(point, spatialReference),
      outFields: 'Shape_Area,MUNICIPAL_ADDRESS_ID',
      f: 'json',
    },
    { method: 'GET', signal },
  );
  const [feature] = featuresOf(answer);
  if (feature === undefined) return undefined;
  const { Shape_Area: area, MUNICIPAL_ADDRESS_ID: id } = feature.attributes;
  return {
    geometry: polygonOf(feature.geometry, answer.spatialReference),
    ...areaIn(area),
    municipalAddressId: textField(id) ?? '',
  };
}

/** Null, or left out, where the layer knows none: only callers that need the size are affected. */
function areaIn(area: unknown): { readonly area?: number } {
  if (area === undefined || area === null) return {};
  if (!isFiniteNumber(area) || area < 0) throw malformedAnswer('The area of a parcel is none.');
  return { area };
}
