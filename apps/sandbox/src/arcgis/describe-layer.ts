import { bbox } from '@turf/bbox';
import type { Layer } from './layer.ts';
import { webMercator } from './spatial-reference.ts';

/** As the address of a layer itself answers. */
export function describeLayer({ name, fields, displayField, features }: Layer): object {
  const [xmin, ymin, xmax, ymax] = bbox({
    type: 'GeometryCollection',
    geometries: features.map(({ geometry }) => geometry),
  });
  return {
    currentVersion: 11.3,
    id: 0,
    name,
    type: 'Feature Layer',
    geometryType: 'esriGeometryPolygon',
    displayField,
    fields,
    extent: { xmin, ymin, xmax, ymax, spatialReference: webMercator },
    maxRecordCount: maxFeatures,
    supportedQueryFormats: 'JSON',
    capabilities: 'Map,Query,Data',
  };
}

/** A layer gives no more than this many features at once, and says so when there are more. */
export const maxFeatures = 1000;
