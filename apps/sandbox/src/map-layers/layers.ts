import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { createLayer, type Layer, type LayerField } from '../arcgis/layer.ts';
import type { Area, City } from '../city/build-city.ts';

const areaName: LayerField = {
  name: 'AREA_NAME',
  type: 'esriFieldTypeString',
  alias: 'Area name',
  length: 80,
};

/** `Shape_Area` is in square metres on the ground, as the city keeps it: not what the drawn polygon covers. */
export function parcelLayer({ parcels }: City): Layer {
  return createLayer({
    name: 'Parcels',
    displayField: 'ADDRESS',
    fields: [
      { name: 'ADDRESS', type: 'esriFieldTypeString', alias: 'Address', length: 120 },
      {
        name: 'MUNICIPAL_ADDRESS_ID',
        type: 'esriFieldTypeString',
        alias: 'Municipal address ID',
        length: 20,
      },
      { name: 'Shape_Area', type: 'esriFieldTypeDouble', alias: 'Shape_Area' },
    ],
    features: parcels.features,
    attributesOf: ({ address, municipalAddressId, shapeArea }) => ({
      ADDRESS: address,
      MUNICIPAL_ADDRESS_ID: municipalAddressId,
      Shape_Area: shapeArea,
    }),
  });
}

export function areaLayer(
  name: string,
  { features }: FeatureCollection<Polygon | MultiPolygon, Area>,
): Layer {
  return createLayer({
    name,
    displayField: 'AREA_NAME',
    fields: [areaName],
    features,
    attributesOf: (area) => ({ AREA_NAME: area.name }),
  });
}
