import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { AddressCandidate } from '../../host/maps.ts';
import type { Suggestion } from './found.ts';
import type { FeatureSetting } from './value.ts';

/** So many addresses are shown. Product constant. */
const maxSuggestions = 5;

/** The addresses to choose from, each text once. */
export function suggestionsOf(
  candidates: readonly AddressCandidate[],
  setting: FeatureSetting | undefined,
): readonly Suggestion[] {
  const byText = new Map<string, AddressCandidate>();
  for (const candidate of candidates) {
    if (!byText.has(candidate.address)) byText.set(candidate.address, candidate);
  }
  const shown = [...byText.values()].slice(0, maxSuggestions);
  return setting === 'Generic' ? shown.map(withDisplayText) : shown;
}

function withDisplayText(candidate: AddressCandidate): Suggestion {
  const userFld = candidate.attributes.User_fld;
  return { ...candidate, userFld, displayText: displayTextOf(candidate.address, userFld) };
}

/** The address and, in brackets, the field of the locator where there is one. */
export function displayTextOf(address: string, userFld: string): string {
  return userFld === '' ? address : `${address} (${userFld})`;
}

/** Suggestions as a page carried them along; undefined for what is no list of them. */
export function suggestionsIn(value: Json): readonly Suggestion[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.slice(0, maxSuggestions).flatMap((carried: Json) => {
    const suggestion = suggestionIn(carried);
    return suggestion === undefined ? [] : [suggestion];
  });
}

/** One of them; undefined for what is none. */
export function suggestionIn(value: Json): Suggestion | undefined {
  if (!isJsonObject(value)) return undefined;
  const { address, location, attributes, spatialReference, displayText } = value;
  if (typeof address !== 'string' || !isJsonObject(location) || !isJsonObject(attributes)) return undefined;
  const { x, y } = location;
  if (typeof x !== 'number' || typeof y !== 'number') return undefined;
  const userFld = typeof attributes.User_fld === 'string' ? attributes.User_fld : '';
  const found: Suggestion = { address, location: { x, y }, attributes: { User_fld: userFld } };
  return {
    ...found,
    ...(isJsonObject(spatialReference) && referenceIn(spatialReference)),
    ...(typeof displayText === 'string' && { userFld, displayText: displayTextOf(address, userFld) }),
  };
}

/** The longest text that says what coordinates are measured in. */
const longestReference = 2_000;

function referenceIn({ wkid, latestWkid, wkt }: JsonObject) {
  return {
    spatialReference: {
      ...(typeof wkid === 'number' && { wkid }),
      ...(typeof latestWkid === 'number' && { latestWkid }),
      ...(typeof wkt === 'string' && { wkt: wkt.slice(0, longestReference) }),
    },
  };
}
