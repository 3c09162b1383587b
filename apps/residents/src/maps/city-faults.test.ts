import { createMaps, type MapAddresses, type MapService, type Maps, proxiedAddresses } from '@guichet/gis';
import { type RunningSandbox, startSandbox } from '@guichet/sandbox';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openProxy, type TestProxy } from './testing/open-proxy.ts';

const kinds = ['down', 'hang', '500', 'arcgis', 'empty', 'malformed'] as const;
const spatialReference = { wkid: 102100 };
const candidate = {
  address: 'Here',
  location: { x: -8_515_941, y: 5_780_349 },
  attributes: { User_fld: '' },
  spatialReference,
};
const polygon = {
  rings: [
    [
      [0, 0],
      [0, 9],
      [9, 9],
      [0, 0],
    ],
  ],
  spatialReference,
};

const calls: readonly (readonly [MapService, string, (maps: Maps) => Promise<unknown>])[] = [
  ['addressLocator', 'Error querying Address Locator service.', (maps) => maps.findAddressCandidates('Elm')],
  ['addressProvider', 'Error querying Address Locator service.', (maps) => maps.findPlaces('Elm', 'en')],
  ['parcels', 'Error updating features details.', (maps) => maps.findParcel(candidate)],
  ['parkingZones', 'Failed to get Parking Zone features data.', (maps) => maps.findParkingZone(polygon)],
  [
    'guestParkingZones',
    'Failed to get Parking Zone features data.',
    (maps) => maps.findGuestParkingZone(polygon),
  ],
  ['innerUrban', 'Failed to get Tree Permit features data.', (maps) => maps.findTreeZone(candidate)],
  ['suburban', 'Failed to get Tree Permit features data.', (maps) => maps.findTreeZone(candidate)],
];

let city: RunningSandbox;
let proxy: TestProxy;
/** To the services themselves, and by the proxy. */
let ways: readonly MapAddresses[];

beforeEach(async () => {
  city = await startSandbox({ port: 0, host: '127.0.0.1' });
  const { addresses } = city;
  const services = {
    addressLocator: addresses.ADDRESS_LOCATOR_URL,
    addressProvider: addresses.ADDRESS_PROVIDER_URL,
    parcels: addresses.PARCEL_LAYER_URL,
    parkingZones: addresses.PARKING_ZONE_LAYER_URL,
    guestParkingZones: addresses.GUEST_PARKING_ZONE_LAYER_URL,
    innerUrban: addresses.INNER_URBAN_LAYER_URL,
    suburban: addresses.SUBURBAN_LAYER_URL,
  };
  proxy = await openProxy({ addresses: services });
  ways = [services, proxiedAddresses(`http://127.0.0.1:${proxy.port}/gis`)];
});

afterEach(async () => {
  await proxy.close();
  await city.close();
});

async function order(service: MapService, kind: string, times: number): Promise<void> {
  const answer = await fetch(`${city.address}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service, kind, times }),
  });
  expect(answer.status).toBe(200);
}

describe.each(kinds)('a service that is struck by "%s"', (kind) => {
  test.each(calls)('%s is told as "%s", and answers again afterwards', async (service, message, call) => {
    for (const way of ways) {
      await order(service, kind, 2);
      const impatient = createMaps(way, kind === 'hang' ? { timeout: 200 } : {});
      await expect(call(impatient)).rejects.toThrow(new Error(message));
      await order(service, kind, 0);
      await call(createMaps(way));
    }
  });
});

test.each(['down', '500'])('a page hears nothing of "%s" that happens once', async (kind) => {
  const [, proxied] = ways;
  if (proxied === undefined) throw new Error('no proxy');
  for (const [service, , call] of calls) {
    await order(service, kind, 1);
    await call(createMaps(proxied));
    proxy.wait(60_000);
  }
});

test('of two searches the one that is replaced while it hangs tells nothing, and the other one its own', async () => {
  for (const way of ways) {
    await order('addressLocator', 'hang', 1);
    const maps = createMaps(way);
    const searches = ['12 Elm Street, Rosemont', '14 Elm Street, Rosemont'].map((term) => {
      const leave = new AbortController();
      return { term, leave, found: maps.findAddressCandidates(term, leave.signal) };
    });
    const endings = Promise.allSettled(searches.map(({ found }) => found));
    // The fault befalls whichever comes first over its connection.
    const answered = await Promise.race(
      searches.map(async (search) => ({ ...search, found: await search.found })),
    );
    expect(answered.found[0]?.address).toBe(answered.term);
    for (const { term, leave } of searches) if (term !== answered.term) leave.abort();
    expect(await endings).toContainEqual({
      status: 'rejected',
      reason: expect.objectContaining({ name: 'AbortError' }),
    });
    proxy.wait(60_000);
  }
});
