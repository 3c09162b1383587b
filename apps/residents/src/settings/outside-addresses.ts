/** Settings that name a map service: an address to which an operation and its parameters are added. */
export const mapServiceSettings = [
  'ADDRESS_LOCATOR_URL',
  'ADDRESS_PROVIDER_URL',
  'PARCEL_LAYER_URL',
  'PARKING_ZONE_LAYER_URL',
  'GUEST_PARKING_ZONE_LAYER_URL',
  'INNER_URBAN_LAYER_URL',
  'SUBURBAN_LAYER_URL',
] as const;

export type MapServiceSetting = (typeof mapServiceSettings)[number];

/** Settings that name another service of the city. */
export const otherOutsideSettings = [
  'PUBLIC_SITE_URL_EN',
  'PUBLIC_SITE_URL_FR',
  'PAYMENT_GATEWAY_URL',
  'TREE_PERMIT_URL',
  'MAILING_LIST_URL',
] as const;

/** Every setting that names a service of the city. The sandbox starts unless all of them are set. */
export const outsideAddresses = [...otherOutsideSettings, ...mapServiceSettings] as const;

export type OutsideAddress = (typeof outsideAddresses)[number];
