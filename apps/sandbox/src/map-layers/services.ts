import { paths } from '../addresses.ts';
import { describeLayer } from '../arcgis/describe-layer.ts';
import type { Layer } from '../arcgis/layer.ts';
import { addOperation } from '../arcgis/operation.ts';
import { queryLayer } from '../arcgis/query-layer.ts';
import type { City } from '../city/build-city.ts';
import { city } from '../city/city.ts';
import type { Service } from '../service.ts';
import { areaLayer, parcelLayer } from './layers.ts';

export const parcels = layerService(paths.PARCEL_LAYER_URL, parcelLayer);
export const parkingZones = layerService(paths.PARKING_ZONE_LAYER_URL, (city) =>
  areaLayer('Parking zones', city.parkingZones),
);
export const guestParkingZones = layerService(paths.GUEST_PARKING_ZONE_LAYER_URL, (city) =>
  areaLayer('Guest parking zones', city.guestParkingZones),
);
export const innerUrban = layerService(paths.INNER_URBAN_LAYER_URL, (city) =>
  areaLayer('Inner urban area', city.innerUrban),
);
export const suburban = layerService(paths.SUBURBAN_LAYER_URL, (city) =>
  areaLayer('Suburban area', city.suburban),
);

function layerService(path: string, createLayer: (city: City) => Layer): Service {
  let made: Layer | undefined;
  function layer(): Layer {
    made ??= createLayer(city());
    return made;
  }
  return {
    addRoutes(app) {
      addOperation(app, path, () => describeLayer(layer()));
      addOperation(app, `${path}/query`, (given) => queryLayer(layer(), given));
    },
  };
}
