import type { JsonObject } from '@guichet/definition';

/**
 * A city's map services for an address search, in the terms of ArcGIS. The page or host that shows a form provides it.
 * Each call throws an `Error` whose message is the product's own text, and passes on an abort as it is.
 */
export interface Maps {
  findAddressCandidates(term: string, signal?: AbortSignal): Promise<readonly AddressCandidate[]>;
  /** Places from a provider of addresses, as it returns them, the best first. */
  findPlaces(term: string, language: string, signal?: AbortSignal): Promise<readonly JsonObject[]>;
  /** Undefined where the point lies in no parcel. */
  findParcel(candidate: AddressCandidate, signal?: AbortSignal): Promise<Parcel | undefined>;
  /** The name of the zone; undefined where there is none. */
  findParkingZone(polygon: Polygon, signal?: AbortSignal): Promise<string | undefined>;
  findGuestParkingZone(polygon: Polygon, signal?: AbortSignal): Promise<string | undefined>;
  findTreeZone(candidate: AddressCandidate, signal?: AbortSignal): Promise<TreeZone>;
}

/** The reference of coordinates: carried from each response to the calls that follow from it. */
export type SpatialReference = {
  readonly wkid?: number;
  readonly latestWkid?: number;
  readonly wkt?: string;
};

export type Point = { readonly x: number; readonly y: number };

export type Polygon = {
  readonly rings: readonly (readonly (readonly number[])[])[];
  readonly spatialReference?: SpatialReference;
};

export type AddressCandidate = {
  readonly address: string;
  readonly location: Point;
  readonly attributes: { readonly User_fld: string };
  readonly spatialReference?: SpatialReference;
};

export type Parcel = {
  readonly geometry: Polygon;
  /** Square metres; absent where the layer does not know them. */
  readonly area?: number;
  readonly municipalAddressId: string;
};

export const propertyZones = ['rural', 'suburban', 'inner'] as const;

export type PropertyZone = (typeof propertyZones)[number];

export type TreeZone = { readonly zone: PropertyZone };
