import { type CallOptions, createMapCall } from './call.ts';
import { findAddressCandidates } from './find-address-candidates.ts';
import { findForestryAreas } from './find-forestry-areas.ts';
import { findParcel } from './find-parcel.ts';
import { findPlaces } from './find-places.ts';
import { findZoneNames } from './find-zone-names.ts';
import type { MapAddresses } from './map-addresses.ts';
import { failingAs, mapFailures } from './map-failures.ts';
import type { AddressCandidate, AddressMatch, Parcel, Polygon, TreeZone } from './shapes.ts';

/**
 * A form's queries of the city's map. Each call throws an Error whose message is a text of the catalogue and whose
 * cause is the real reason; one that is aborted throws the reason of that instead.
 */
export interface Maps {
  /** At most five, the best first. */
  findAddressCandidates(term: string, signal?: AbortSignal): Promise<readonly AddressCandidate[]>;
  /**
   * Places from the provider of addresses, as it returns them: at most five, the best first. In a language where it
   * can.
   */
  findPlaces(term: string, language: string, signal?: AbortSignal): Promise<readonly AddressMatch[]>;
  /** Undefined where no parcel lies. */
  findParcel(candidate: AddressCandidate, signal?: AbortSignal): Promise<Parcel | undefined>;
  /** The name of the zone that a parcel meets; undefined where it meets none. */
  findParkingZone(polygon: Polygon, signal?: AbortSignal): Promise<string | undefined>;
  /** The same, from the layer of guest parking. */
  findGuestParkingZone(polygon: Polygon, signal?: AbortSignal): Promise<string | undefined>;
  /** Rural where neither layer knows the address; inner wins over suburban. */
  findTreeZone(candidate: AddressCandidate, signal?: AbortSignal): Promise<TreeZone>;
}

export type MapsOptions = CallOptions;

export function createMaps(addresses: MapAddresses, options: MapsOptions = {}): Maps {
  const call = createMapCall(options);

  async function firstZone(layer: string, polygon: Polygon, signal?: AbortSignal) {
    const [name] = await findZoneNames(call, layer, polygon, signal);
    return name;
  }

  async function treeZone({ location, spatialReference }: AddressCandidate, signal?: AbortSignal) {
    const [inner, suburban] = await Promise.all([
      findForestryAreas(call, addresses.innerUrban, location, spatialReference, signal),
      findForestryAreas(call, addresses.suburban, location, spatialReference, signal),
    ]);
    if (inner.length > 0) return { zone: 'inner' } as const;
    if (suburban.length > 0) return { zone: 'suburban' } as const;
    return { zone: 'rural' } as const;
  }

  return {
    findAddressCandidates: (term, signal) =>
      failingAs(
        mapFailures.address,
        findAddressCandidates(call, addresses.addressLocator, term, signal),
        signal,
      ),
    findPlaces: (term, language, signal) =>
      failingAs(
        mapFailures.address,
        findPlaces(call, addresses.addressProvider, { term, language }, signal),
        signal,
      ),
    findParcel: ({ location, spatialReference }, signal) =>
      failingAs(
        mapFailures.details,
        findParcel(call, addresses.parcels, location, spatialReference, signal),
        signal,
      ),
    findParkingZone: (polygon, signal) =>
      failingAs(mapFailures.parkingZone, firstZone(addresses.parkingZones, polygon, signal), signal),
    findGuestParkingZone: (polygon, signal) =>
      failingAs(mapFailures.parkingZone, firstZone(addresses.guestParkingZones, polygon, signal), signal),
    findTreeZone: (candidate, signal) => failingAs(mapFailures.treeZone, treeZone(candidate, signal), signal),
  };
}
