import { isJsonObject, type Json } from '@guichet/definition';

/** Why nothing is chosen, of what a resident searches for. */
export type SearchFault = 'nothingSearched' | 'noSearch' | 'noResults' | 'noSelection';

/** An unfinished search in a field that is not required. */
export type OpenSearch = Exclude<SearchFault, 'nothingSearched'>;

/**
 * A search that was begun and came to nothing: something stands in its control. `asking` says how often somebody tried to
 * go on since: `now`, it is asked about; `done`, it was, and they went on all the same.
 */
export function openSearch(transientState: Json | undefined): OpenSearch | undefined {
  if (!isJsonObject(transientState) || String(transientState.term ?? '').trim() === '') return undefined;
  const fault = searchFault(transientState);
  return fault === 'nothingSearched' ? undefined : fault;
}

/**
 * Reads it from a search's transient state: `term`, the control's text; `searched`, the term of the last search,
 * trimmed; `found`, the list of its results. A search that is not done, or failed, found no list.
 */
export function searchFault(transientState: Json | undefined): SearchFault {
  if (!isJsonObject(transientState)) return 'nothingSearched';
  const { term, searched, found } = transientState;
  if (searched === undefined && String(term ?? '').trim() === '') return 'nothingSearched';
  if (!searched || !Array.isArray(found)) return 'noSearch';
  return found.length === 0 ? 'noResults' : 'noSelection';
}
