/** Every setting that names a service of the city. The sandbox starts unless all of them are set. */
export const outsideAddresses = [
  'PUBLIC_SITE_URL_EN',
  'PUBLIC_SITE_URL_FR',
  'ADDRESS_LOCATOR_URL',
  'PARCEL_LAYER_URL',
  'PARKING_ZONE_LAYER_URL',
  'GUEST_PARKING_ZONE_LAYER_URL',
  'INNER_URBAN_LAYER_URL',
  'SUBURBAN_LAYER_URL',
  'PAYMENT_GATEWAY_URL',
  'PAYMENT_FORM_ACTION',
  'TREE_PERMIT_URL',
  'MAILING_LIST_URL',
] as const;

export type OutsideAddress = (typeof outsideAddresses)[number];
