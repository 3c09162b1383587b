import type { JsonObject } from '@guichet/definition';
import type { Maps, Parcel, Polygon } from '../../host/maps.ts';
import type { Suggestion } from './found.ts';
import type { FeatureSetting } from './value.ts';

/** Hectares of square metres, rounded to 3 decimals. Product constant. One division first, so that 10005 m² are 1.001 ha. */
function hectaresOf(area: number): number {
  return Math.round(area / 10) / 1000;
}

/** Asks the map services what a form wants to know of an address whose parcel was looked up. */
export async function findFeatures(
  suggestion: Suggestion,
  parcel: Parcel | undefined,
  setting: FeatureSetting,
  maps: Maps,
  signal: AbortSignal,
): Promise<JsonObject> {
  const findZone = (polygon: Polygon) =>
    setting === 'ParkingPermit'
      ? maps.findParkingZone(polygon, signal)
      : maps.findGuestParkingZone(polygon, signal);
  switch (setting) {
    case 'ParkingPermit':
    case 'GuestPermit': {
      const name = parcel && (await findZone(parcel.geometry));
      return { parkingPermitZone: name !== undefined, parkingPermitZoneName: name ?? '' };
    }
    case 'TreePermit': {
      // A size that nobody knows is not none: fees go by it. Source of the text: product specification, section 8.
      if (parcel !== undefined && parcel.area === undefined)
        throw new Error('Error updating features details.');
      const { zone } = await maps.findTreeZone(suggestion, signal);
      const size = parcel?.area === undefined ? 0 : hectaresOf(parcel.area);
      return { propertyZone: zone, propertySizeInHectare: size };
    }
    case 'Generic':
      return { userFld: suggestion.attributes.User_fld };
  }
}
