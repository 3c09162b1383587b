import type { JsonObject, Locale } from '@guichet/definition';
import { formatNumber } from '@guichet/engine/formats';
import { locationMessages } from './messages.ts';
import { featureSettingOf, type LocationValue } from './value.ts';

/** The features of an address in words for a resident. '' where nothing is, or nothing is asked for. */
export function formatDetails(
  { municipalAddressId, features }: LocationValue,
  settings: JsonObject,
  locale: Locale,
  hasParcel = municipalAddressId !== '',
): string {
  const messages = locationMessages[locale];
  if (Object.keys(features).length === 0) return '';
  switch (featureSettingOf(settings)) {
    case 'ParkingPermit':
    case 'GuestPermit': {
      const { parkingPermitZone, parkingPermitZoneName: name } = features;
      const { found, none } =
        settings.features === 'GuestPermit' ? messages.guestParkingZone : messages.parkingZone;
      if (parkingPermitZone === true) return found(typeof name === 'string' ? name : '');
      return hasParcel ? none : messages.noParcel;
    }
    case 'TreePermit': {
      const { propertyZone: zone, propertySizeInHectare: size } = features;
      const inWords = zone === 'inner' || zone === 'suburban' ? zone : 'rural';
      const known = messages.propertyZone[inWords];
      return hasParcel && typeof size === 'number' ? messages.withSize(known, hectares(size, locale)) : known;
    }
    case 'Generic':
    case undefined:
      return '';
  }
}

/** `0.123`, `0,123`: three decimals at most. */
function hectares(size: number, locale: Locale): string {
  return formatNumber(Math.round(size * 1000) / 1000, locale);
}
