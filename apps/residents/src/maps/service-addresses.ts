import type { MapAddresses } from '@guichet/gis';
import type { MapServiceSetting } from '../settings/outside-addresses.ts';
import type { Settings } from '../settings/settings.ts';

type Addresses = Readonly<Record<MapServiceSetting, string>>;

/** Where the map's services lie: in the sandbox city, where no setting says otherwise. '': nowhere. */
export function mapAddressesOf({ outside }: Settings, sandbox: Addresses | undefined): MapAddresses {
  const at = (setting: MapServiceSetting) => {
    const address = outside.get(setting);
    return address === null ? '' : (address ?? sandbox?.[setting] ?? '');
  };
  return {
    addressLocator: at('ADDRESS_LOCATOR_URL'),
    addressProvider: at('ADDRESS_PROVIDER_URL'),
    parcels: at('PARCEL_LAYER_URL'),
    parkingZones: at('PARKING_ZONE_LAYER_URL'),
    guestParkingZones: at('GUEST_PARKING_ZONE_LAYER_URL'),
    innerUrban: at('INNER_URBAN_LAYER_URL'),
    suburban: at('SUBURBAN_LAYER_URL'),
  };
}
