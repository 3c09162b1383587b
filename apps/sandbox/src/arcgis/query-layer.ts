import { bbox } from '@turf/bbox';
import type { BBox, MultiPolygon, Polygon, Position } from 'geojson';
import { ArcgisError } from './arcgis-error.ts';
import { maxFeatures } from './describe-layer.ts';
import type { Layer, LayerFeature, LayerField } from './layer.ts';
import type { Parameters } from './operation.ts';
import { parseGeometry } from './parse-geometry.ts';
import { inReference, type LayerReference, parseSpatialReference } from './spatial-reference.ts';
import { parseSpatialRelation } from './spatial-relation.ts';

/** The operation `query` of a layer. Throws an ArcgisError for what it cannot do. */
export function queryLayer(layer: Layer, given: Parameters): object {
  const outSR = parseSpatialReference(given('outSR'), 'outSR');
  const fields = fieldsOf(layer, given('outFields'));
  const withGeometry = given('returnGeometry') !== 'false';
  const found = findFeatures(layer, given);
  if (given('returnCountOnly') === 'true') return { count: found.length };
  return {
    displayFieldName: layer.displayField,
    fieldAliases: Object.fromEntries(fields.map(({ name, alias }) => [name, alias])),
    ...(withGeometry && { geometryType: 'esriGeometryPolygon', spatialReference: outSR }),
    fields,
    features: found.slice(0, maxFeatures).map(({ attributes, geometry }) => ({
      attributes: Object.fromEntries(fields.map(({ name }) => [name, attributes[name] ?? null])),
      ...(withGeometry && { geometry: { rings: ringsOf(geometry, outSR) } }),
    })),
    ...(found.length > maxFeatures && { exceededTransferLimit: true }),
  };
}

/** In the order of their `OBJECTID`. */
function findFeatures({ features }: Layer, given: Parameters): readonly LayerFeature[] {
  const [text, where] = [given('geometry'), given('where')];
  if (where !== undefined && !/^\s*1\s*=\s*1\s*$/.test(where))
    throw new ArcgisError('This sandbox knows no other where than 1=1.');
  const relates = parseSpatialRelation(given('spatialRel'));
  if (text === undefined) {
    if (where === undefined) throw new ArcgisError('Unable to perform query operation.');
    return features;
  }
  const query = parseGeometry(text, given('geometryType') ?? 'esriGeometryEnvelope', given('inSR'));
  const bounds = bbox(query);
  return features.filter((feature) => overlap(bounds, feature.bounds) && relates(query, feature.geometry));
}

function overlap(box: BBox, otherBox: BBox): boolean {
  const [west, south, east, north] = box;
  const [otherWest = 0, otherSouth = 0, otherEast = 0, otherNorth = 0] = otherBox;
  return west <= otherEast && otherWest <= east && south <= otherNorth && otherSouth <= north;
}

/** As they are asked for; all of them for `*`, the display field for nothing. */
function fieldsOf({ fields, displayField }: Layer, outFields = displayField): readonly LayerField[] {
  if (outFields.trim() === '*') return fields;
  return outFields.split(',').map((name) => {
    const field = fields.find((known) => known.name.toUpperCase() === name.trim().toUpperCase());
    if (field === undefined) throw new ArcgisError("'outFields' parameter is invalid");
    return field;
  });
}

/** Outer rings clockwise and holes counter-clockwise, all in one list: the other way round than GeoJSON. */
function ringsOf(geometry: Polygon | MultiPolygon, outSR: LayerReference): number[][][] {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons
    .flat()
    .map((ring: Position[]) => ring.toReversed().map((point) => inReference(point, outSR)));
}
