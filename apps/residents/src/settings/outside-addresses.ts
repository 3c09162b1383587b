import { locales } from '@guichet/definition';
import { publicSiteSetting } from './locale-settings.ts';

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

/** Settings that name the city's public site in a language: an address to which paths are added. */
export const publicSiteSettings = locales.map(publicSiteSetting);

/** Settings that name another service of the city. */
export const otherOutsideSettings = ['PAYMENT_GATEWAY_URL', 'TREE_PERMIT_URL', 'MAILING_LIST_URL'] as const;

/** Every setting that names a service of the city. */
export const outsideAddresses = [
  ...publicSiteSettings,
  ...otherOutsideSettings,
  ...mapServiceSettings,
] as const;

export type OutsideAddress = (typeof outsideAddresses)[number];

/** Where a service of the city lies. `null`: nowhere, this deployment has none. Undefined: in the sandbox city. */
export type OutsideAddresses = ReadonlyMap<OutsideAddress, string | null | undefined>;

/** How a setting says that there is no such service. */
export const none = 'none';

/** The services that this deployment does without. */
export function missingServices(outside: OutsideAddresses): ReadonlySet<OutsideAddress> {
  return new Set(outsideAddresses.filter((name) => outside.get(name) === null));
}
