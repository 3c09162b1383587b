import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';

/** How far a search is. The response to a plain post is kept as transient state, beside the line's text. */
export type AddressSearchState =
  | { readonly kind: 'none' }
  | { readonly kind: 'searching' | 'failed'; readonly term: string }
  | { readonly kind: 'found'; readonly term: string; readonly places: readonly JsonObject[] };

/** Characters; no address is that long. */
export const longestAddressTerm = 200;
/** Of less than this nothing is looked for while somebody types. */
export const shortestTerm = 3;
const maxPlaces = 5;

export function termIn(transientState: Json | undefined): string {
  return isJsonObject(transientState) && typeof transientState.term === 'string'
    ? transientState.term.slice(0, longestAddressTerm)
    : '';
}

/** Stands in the place of a chosen address: the typed one was asked about, and is not asked about again. */
export const asked = 'asked';

export function askedIn(transientState: Json | undefined): string {
  return isJsonObject(transientState) && transientState.asking !== undefined ? asked : '';
}

/** The search in a transient state from anywhere: all of it is checked. */
export function addressSearchIn(transientState: Json | undefined): AddressSearchState {
  if (!isJsonObject(transientState)) return { kind: 'none' };
  const term = termIn(transientState);
  if (transientState.hasFailed === true) return { kind: 'failed', term };
  if (!Array.isArray(transientState.found)) return { kind: 'none' };
  return { kind: 'found', term, places: transientState.found.slice(0, maxPlaces).filter(isJsonObject) };
}
