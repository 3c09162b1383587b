/**
 * The reference of coordinates: a well-known id, or its text. Carried from each answer to the calls that come of it,
 * and never assumed.
 */
export interface SpatialReference {
  readonly wkid?: number;
  readonly latestWkid?: number;
  readonly wkt?: string;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Polygon {
  /** Each ring a list of corners, each corner `[x, y]`; the last corner is the first again. */
  readonly rings: readonly (readonly (readonly number[])[])[];
  readonly spatialReference?: SpatialReference;
}

/** An address that fits what somebody searched for. */
export interface AddressCandidate {
  readonly address: string;
  readonly location: Point;
  /** `User_fld` is empty where the locator knows none. */
  readonly attributes: { readonly User_fld: string };
  readonly spatialReference?: SpatialReference;
}

/** The piece of land that an address lies on. */
export interface Parcel {
  readonly geometry: Polygon;
  /** Square metres; absent where the layer does not know them. */
  readonly area?: number;
  /** A string, whatever the layer answers; empty where it knows none. */
  readonly municipalAddressId: string;
}

export interface TreeZone {
  readonly zone: 'rural' | 'suburban' | 'inner';
}

/** A place as a provider of addresses says it: what is in it is the provider's own. */
export type AddressMatch = { readonly [name: string]: AddressMatchValue };

export type AddressMatchValue =
  | null
  | string
  | number
  | boolean
  | readonly AddressMatchValue[]
  | AddressMatch;
