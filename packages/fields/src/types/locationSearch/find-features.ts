import type { JsonObject } from '@guichet/definition';
import type { Maps, Parcel, Polygon } from '../../host/maps.ts';
import type { Suggestion } from './found.ts';
import type { FeatureSetting } from './value.ts';

/** The features found at an address. */
export interface FoundFeatures {
  readonly features: JsonObject;
  /** The forestry area that it lies in. */
  readonly areas: readonly Polygon[];
}

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
): Promise<FoundFeatures> {
  const findZone = (polygon: Polygon) =>
    setting === 'ParkingPermit'
      ? maps.findParkingZone(polygon, signal)
      : maps.findGuestParkingZone(polygon, signal);
  switch (setting) {
    case 'ParkingPermit':
    case 'GuestPermit': {
      const name = parcel && (await findZone(parcel.geometry));
      const features = { parkingPermitZone: name !== undefined, parkingPermitZoneName: name ?? '' };
      return { features, areas: [] };
    }
    case 'TreePermit': {
      // A size that nobody knows is not none: fees go by it. Source of the text: product specification, section 8.
      if (parcel !== undefined && parcel.area === undefined)
        throw new Error('Error updating features details.');
      const { zone, geometries } = await maps.findTreeZone(suggestion, signal);
      const size = parcel?.area === undefined ? 0 : hectaresOf(parcel.area);
      return { features: { propertyZone: zone, propertySizeInHectare: size }, areas: geometries };
    }
    case 'Generic':
      return { features: { userFld: suggestion.attributes.User_fld }, areas: [] };
  }
}
