import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { malformed } from '@guichet/engine';
import { propertyZones } from '../../host/maps.ts';

/** The value of an address search. Shape named by the product specification. */
export type LocationValue = {
  /** Empty: none is chosen. */
  readonly address: string;
  /** Text, whatever the map says; empty where no parcel lies. */
  readonly municipalAddressId: string;
  /** Features of the address, by the setting `features`. Empty until it is known. */
  readonly features: JsonObject;
  readonly userFld: string;
};

/** The settings of `features` that a form may ask for. */
export const featureSettings = ['ParkingPermit', 'GuestPermit', 'TreePermit', 'Generic'] as const;

export type FeatureSetting = (typeof featureSettings)[number];

/** Undefined for one that nobody knows: nothing can be found out about an address then. */
export function featureSettingOf({ features }: JsonObject): FeatureSetting | undefined {
  return featureSettings.find((setting) => setting === features);
}

/** The page has nothing to search with: what is typed is the address. */
export function isTyped({ isTyped: typed }: JsonObject): boolean {
  return typed === true;
}

/** Map layers that the page cannot query: this deployment lacks them. */
export function lackedLayers({ lacks }: JsonObject): 'parcels' | 'zones' | undefined {
  return lacks === 'parcels' || lacks === 'zones' ? lacks : undefined;
}

/** Nothing is chosen. All of it is there, so that an author's code may read as deep as it likes. */
export const emptyLocation: LocationValue = {
  address: '',
  municipalAddressId: '',
  features: {},
  userFld: '',
};

/** The features of an address by setting, and the type of each. */
const parking = { parkingPermitZone: isFlag, parkingPermitZoneName: isText };
const featureShapes: Readonly<Record<FeatureSetting, Readonly<Record<string, (value: Json) => boolean>>>> = {
  ParkingPermit: parking,
  GuestPermit: parking,
  TreePermit: {
    propertyZone: (value) => propertyZones.some((zone) => zone === value),
    propertySizeInHectare: (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0,
  },
  Generic: { userFld: isText },
};

/**
 * A value as a page, a draft or a stranger may send it, in our shape: keys that are none of it are left out. Malformed
 * where a part is not what it must be.
 */
export function normaliseLocation(value: unknown, settings: JsonObject): LocationValue | typeof malformed {
  if (value === undefined || value === null || value === '') return emptyLocation;
  if (!isJsonObject(value)) return malformed;
  const { address = '', municipalAddressId: id = '', features = {}, userFld = '' } = value;
  if (!isText(address) || !isText(userFld) || !isJsonObject(features)) return malformed;
  if (typeof id !== 'string' && typeof id !== 'number') return malformed;
  if (address.trim() === '') return emptyLocation;
  const known = featuresIn(features, settings);
  return known === undefined
    ? malformed
    : { address, municipalAddressId: String(id), features: known, userFld };
}

function featuresIn(features: JsonObject, settings: JsonObject): JsonObject | undefined {
  const setting = featureSettingOf(settings);
  if (setting === undefined) return {};
  const known: Record<string, Json> = {};
  for (const [name, isFit] of Object.entries(featureShapes[setting])) {
    const value = Object.hasOwn(features, name) ? features[name] : undefined;
    if (value === undefined || value === null) continue;
    if (!isFit(value)) return undefined;
    known[name] = value;
  }
  return known;
}

/** A value of a field that was checked at the door. */
export function locationOf(value: unknown, settings: JsonObject): LocationValue {
  const location = normaliseLocation(value, settings);
  return location === malformed ? emptyLocation : location;
}

function isText(value: Json): value is string {
  return typeof value === 'string';
}

function isFlag(value: Json): boolean {
  return typeof value === 'boolean';
}
