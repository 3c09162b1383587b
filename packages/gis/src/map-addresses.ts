/** The services that are called, as the proxy and the sandbox city name them. */
export const mapServices = [
  'addressLocator',
  'addressProvider',
  'parcels',
  'parkingZones',
  'guestParkingZones',
  'innerUrban',
  'suburban',
] as const;

export type MapService = (typeof mapServices)[number];

/** Where each service lies, without its operation: `/findAddressCandidates`, `/search` and `/query` come after it. */
export type MapAddresses = Readonly<Record<MapService, string>>;

/** Where a page calls the services: by the proxy of its site, which lies at `base`. */
export function proxiedAddresses(base: string): MapAddresses {
  return {
    addressLocator: `${base}/addressLocator`,
    addressProvider: `${base}/addressProvider`,
    parcels: `${base}/parcels`,
    parkingZones: `${base}/parkingZones`,
    guestParkingZones: `${base}/guestParkingZones`,
    innerUrban: `${base}/innerUrban`,
    suburban: `${base}/suburban`,
  };
}
