import { MapCallError } from './call-error.ts';
import type { SpatialReference } from './shapes.ts';

/** A JSON object of which nothing is known yet. */
export type Rec = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Rec {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isFiniteNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

export function malformedAnswer(what: string): MapCallError {
  return new MapCallError('malformed', what);
}

/** An attribute as text: ids and names come as numbers, too, and null where there is none. */
export function textField(value: unknown): string | undefined {
  if (value === null) return '';
  return typeof value === 'string' ? value.trim() : isFiniteNumber(value) ? String(value) : undefined;
}

export interface MapFeature {
  readonly attributes: Rec;
  readonly geometry: unknown;
}

/** The features of a layer's answer. Throws when it has no list of them. */
export function featuresOf({ features }: Rec): readonly MapFeature[] {
  if (!Array.isArray(features)) throw malformedAnswer('The answer has no list of features.');
  return features.map((feature: unknown) => {
    if (!isRecord(feature)) throw malformedAnswer('A feature is no object.');
    const { attributes, geometry } = feature;
    return { attributes: isRecord(attributes) ? attributes : {}, geometry };
  });
}

/** Undefined where none is said, or none that can be handed on. */
export function spatialReferenceOf(value: unknown): SpatialReference | undefined {
  if (!isRecord(value)) return undefined;
  const { wkid, latestWkid, wkt } = value;
  if (isWkid(wkid)) return { wkid, ...(isWkid(latestWkid) && { latestWkid }) };
  return typeof wkt === 'string' && wkt !== '' ? { wkt } : undefined;
}

function isWkid(value: unknown): value is number {
  return Number.isInteger(value) && isFiniteNumber(value) && value > 0;
}
