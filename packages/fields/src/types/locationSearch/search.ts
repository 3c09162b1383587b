import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { detailsIn } from './details-in.ts';
import type { Details, Suggestion } from './found.ts';
import { suggestionsIn } from './suggestions.ts';

/** A field's search so far: its transient state. `term`, `searched` and `found` are what the rules of a search read. */
export type LocationSearchState = {
  /** The text in the control. */
  readonly term: string;
  /** The term of the last search, trimmed; absent where none was made. */
  readonly searched?: string;
  /** Absent where that search is not done, or failed. */
  readonly found?: readonly Suggestion[];
  /** The number of the search that is under way: an answer to any other comes late. */
  readonly searching?: number;
  readonly hasFailed?: true;
  /** Details of the chosen address. */
  readonly details?: Details;
  /** Another address is looked for, while one is chosen. */
  readonly isChanging?: true;
  /** Somebody tried to go on without an address: it is asked about, or was. */
  readonly asking?: 'now' | 'done';
};

export const noSearch: LocationSearchState = { term: '' };

/** States of our own making are trusted; any other is checked as foreign input. */
const ours = new WeakMap<JsonObject, LocationSearchState>();

export function searchTransientState(search: LocationSearchState): JsonObject {
  ours.set(search, search);
  return search;
}

/**
 * The search in a field's transient state. A state from elsewhere is checked; it cannot claim that something is under
 * way.
 */
export function locationSearchIn(transientState: Json | undefined): LocationSearchState {
  if (!isJsonObject(transientState)) return noSearch;
  return ours.get(transientState) ?? parseSearch(transientState);
}

/** The longest term that is looked for, in characters; no address is as long. */
export const longestTerm = 200;

function parseSearch({
  term,
  searched,
  found,
  isChanging,
  hasFailed,
  details,
  asking,
}: JsonObject): LocationSearchState {
  const known = detailsIn(details);
  const suggestions = found === undefined ? undefined : suggestionsIn(found);
  return {
    term: textIn(term) ?? '',
    ...(textIn(searched) !== undefined && { searched: textIn(searched) ?? '' }),
    ...(suggestions !== undefined && { found: suggestions }),
    ...(isChanging === true && { isChanging }),
    ...(hasFailed === true && { hasFailed }),
    ...(known && { details: known }),
    ...((asking === 'now' || asking === 'done') && { asking }),
  };
}

function textIn(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value.slice(0, longestTerm) : undefined;
}
