/** Where each service lies in the sandbox, by the setting of the residents' site that names it. */
export const paths = {
  PUBLIC_SITE_URL_EN: '/en',
  PUBLIC_SITE_URL_FR: '/fr',
  ADDRESS_LOCATOR_URL: '/arcgis/rest/services/AddressLocator/GeocodeServer',
  ADDRESS_PROVIDER_URL: '/nominatim',
  PARCEL_LAYER_URL: '/arcgis/rest/services/Parcels/MapServer/0',
  PARKING_ZONE_LAYER_URL: '/arcgis/rest/services/ParkingZones/MapServer/0',
  GUEST_PARKING_ZONE_LAYER_URL: '/arcgis/rest/services/GuestParkingZones/MapServer/0',
  INNER_URBAN_LAYER_URL: '/arcgis/rest/services/InnerUrban/MapServer/0',
  SUBURBAN_LAYER_URL: '/arcgis/rest/services/Suburban/MapServer/0',
  PAYMENT_GATEWAY_URL: '/payment/order',
  TREE_PERMIT_URL: '/tree-permits',
  MAILING_LIST_URL: '/mailing-list/subscribe',
  DATA_ORIGINS: '/open-data',
  DELIVERY_FILE: '/webhook',
} as const;

export type SettingName = keyof typeof paths;

export type SandboxAddresses = Readonly<Record<SettingName, string>>;

/**
 * The address of every service, as its setting would have it. `origin` is the sandbox's as the caller reaches it: a
 * browser may know it by another name than the server beside it.
 */
export function sandboxAddresses(origin: string): SandboxAddresses {
  const at = (name: SettingName) => new URL(paths[name], origin).href;
  return {
    PUBLIC_SITE_URL_EN: at('PUBLIC_SITE_URL_EN'),
    PUBLIC_SITE_URL_FR: at('PUBLIC_SITE_URL_FR'),
    ADDRESS_LOCATOR_URL: at('ADDRESS_LOCATOR_URL'),
    ADDRESS_PROVIDER_URL: at('ADDRESS_PROVIDER_URL'),
    PARCEL_LAYER_URL: at('PARCEL_LAYER_URL'),
    PARKING_ZONE_LAYER_URL: at('PARKING_ZONE_LAYER_URL'),
    GUEST_PARKING_ZONE_LAYER_URL: at('GUEST_PARKING_ZONE_LAYER_URL'),
    INNER_URBAN_LAYER_URL: at('INNER_URBAN_LAYER_URL'),
    SUBURBAN_LAYER_URL: at('SUBURBAN_LAYER_URL'),
    PAYMENT_GATEWAY_URL: at('PAYMENT_GATEWAY_URL'),
    TREE_PERMIT_URL: at('TREE_PERMIT_URL'),
    MAILING_LIST_URL: at('MAILING_LIST_URL'),
    DATA_ORIGINS: new URL(origin).origin,
    DELIVERY_FILE: at('DELIVERY_FILE'),
  };
}
