import type { City } from '../city/build-city.ts';

/** The city's data by the names of its files. */
export const geojsonFiles = {
  addresses: ({ addresses }) => addresses,
  parcels: ({ parcels }) => parcels,
  'parking-zones': ({ parkingZones }) => parkingZones,
  'guest-parking-zones': ({ guestParkingZones }) => guestParkingZones,
  'inner-urban': ({ innerUrban }) => innerUrban,
  suburban: ({ suburban }) => suburban,
} satisfies Readonly<Record<string, (city: City) => object>>;
