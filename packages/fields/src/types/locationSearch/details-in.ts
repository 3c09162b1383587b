import { isJsonObject, type Json } from '@guichet/definition';
import type { Parcel, Polygon } from '../../host/maps.ts';
import type { Details } from './found.ts';
import { referenceIn, suggestionIn } from './suggestions.ts';

/** Characters of what is known of an address that go along with every plain post. */
const maxCarried = 20_000;
/** Milliseconds since 1970: further off there are no dates. */
const lastMoment = 8.64e15;

/** Parses the details of an address that a page carried along; undefined for anything else. */
export function detailsIn(value: Json | undefined): Details | undefined {
  if (!isJsonObject(value) || value.of === undefined) return undefined;
  const { kind, at } = value;
  const of = suggestionIn(value.of);
  if (of === undefined) return undefined;
  // A request under way when the page was left can be repeated.
  if (kind === 'failed' || kind === 'fetching') return { kind: 'failed', of };
  if (kind === 'notImplemented') return { kind, of };
  if (kind !== 'known' || typeof at !== 'number' || !(Math.abs(at) <= lastMoment)) return undefined;
  const parcel = parcelIn(value.parcel);
  const areas = Array.isArray(value.areas) ? value.areas.map(polygonIn) : [];
  return {
    ...{ kind, of, at },
    ...(parcel && { parcel }),
    areas: areas.filter((area) => area !== undefined),
  };
}

/** Of it what goes along with a plain post. Forestry areas may be large, and stay behind; so does all that is too long. */
export function carriedDetails(details: Details | undefined): Details | undefined {
  if (details === undefined || details.kind === 'fetching') return undefined;
  const carried = details.kind === 'known' ? { ...details, areas: [] } : details;
  return JSON.stringify(carried).length <= maxCarried ? carried : undefined;
}

function parcelIn(value: Json | undefined): Parcel | undefined {
  if (!isJsonObject(value)) return undefined;
  const { area, municipalAddressId } = value;
  const geometry = polygonIn(value.geometry);
  if (geometry === undefined || typeof municipalAddressId !== 'string') return undefined;
  return { geometry, ...(typeof area === 'number' && { area }), municipalAddressId };
}

function polygonIn(value: Json | undefined): Polygon | undefined {
  if (!isJsonObject(value) || !Array.isArray(value.rings)) return undefined;
  const { spatialReference } = value;
  return {
    rings: value.rings.map((ring: Json) => (Array.isArray(ring) ? ring.map(cornerIn) : [])),
    ...(isJsonObject(spatialReference) && referenceIn(spatialReference)),
  };
}

function cornerIn(corner: Json): readonly number[] {
  return Array.isArray(corner) ? corner.filter((one): one is number => typeof one === 'number') : [];
}
