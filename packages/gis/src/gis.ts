export { type CallMapService, type CallOptions, createMapCall as createCall } from './call.ts';
export { type CallFault, MapCallError } from './call-error.ts';
export { createMaps, type Maps, type MapsOptions } from './create-maps.ts';
export type { Fetch, FetchedAnswer } from './fetch.ts';
export { findAddressCandidates, maxCandidates } from './find-address-candidates.ts';
export { findForestryAreas } from './find-forestry-areas.ts';
export { findParcel } from './find-parcel.ts';
export { findPlaces, maxPlaces } from './find-places.ts';
export { findZoneNames } from './find-zone-names.ts';
export { inSR, polygonOf } from './geometry.ts';
export { type MapAddresses, type MapService, mapServices, proxiedAddresses } from './map-addresses.ts';
export { type MapFailure, mapFailures } from './map-failures.ts';
export { spatialReferenceOf } from './read-answer.ts';
export type {
  AddressCandidate,
  AddressMatch,
  AddressMatchValue,
  Parcel,
  Point,
  Polygon,
  SpatialReference,
  TreeZone,
} from './shapes.ts';
