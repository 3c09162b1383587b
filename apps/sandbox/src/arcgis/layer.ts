import { bbox } from '@turf/bbox';
import { toMercator } from '@turf/projection';
import type { BBox, Feature, MultiPolygon, Polygon, Position } from 'geojson';
import { inReference, webMercator } from './spatial-reference.ts';

export interface LayerField {
  readonly name: string;
  readonly type: 'esriFieldTypeOID' | 'esriFieldTypeString' | 'esriFieldTypeDouble';
  readonly alias: string;
  readonly length?: number;
}

export type Attributes = Readonly<Record<string, string | number>>;

export interface LayerFeature {
  readonly attributes: Attributes;
  /** In Web Mercator. */
  readonly geometry: Polygon | MultiPolygon;
  readonly bounds: BBox;
}

/** A layer of polygons. */
export interface Layer {
  readonly name: string;
  /** `OBJECTID` first. */
  readonly fields: readonly LayerField[];
  /** The one that stands for a feature where none is asked for. */
  readonly displayField: string;
  readonly features: readonly LayerFeature[];
}

const objectId: LayerField = { name: 'OBJECTID', type: 'esriFieldTypeOID', alias: 'OBJECTID' };

/** A layer of GeoJSON. Features get their `OBJECTID` by their order, from 1. */
export function createLayer<P>(options: {
  readonly name: string;
  readonly fields: readonly LayerField[];
  readonly displayField: string;
  readonly features: readonly Feature<Polygon | MultiPolygon, P>[];
  readonly attributesOf: (properties: P) => Attributes;
}): Layer {
  const { name, displayField, attributesOf } = options;
  const features = options.features.map((feature, index) => {
    const geometry = rounded(toMercator(feature.geometry));
    const attributes = { OBJECTID: index + 1, ...attributesOf(feature.properties) };
    return { attributes, geometry, bounds: bbox(geometry) };
  });
  return { name, fields: [objectId, ...options.fields], displayField, features };
}

/** Kept as it is shown, so that a corner that a caller was given lies upon the border to the last digit. */
function rounded(geometry: Polygon | MultiPolygon): Polygon | MultiPolygon {
  const round = (rings: Position[][]) =>
    rings.map((ring) => ring.map((point) => inReference(point, webMercator)));
  return geometry.type === 'Polygon'
    ? { type: 'Polygon', coordinates: round(geometry.coordinates) }
    : { type: 'MultiPolygon', coordinates: geometry.coordinates.map(round) };
}
