import { encodeJson } from '@guichet/definition';
import type { Field } from '@guichet/engine';
import { carriedDetails } from './details-in.ts';
import { carriedName } from './model.ts';
import type { LocationSearchState } from './search.ts';

interface Props {
  readonly field: Field;
  readonly search: LocationSearchState;
  readonly isSearching: boolean;
}

/**
 * The hidden inputs of a plain post beside the typed term: the chosen address under the field's own name, behind the
 * term, and the search's results. A value is written by React, since the control is no resident's to type into.
 */
export function CarriedSearch({ field, search, isSearching }: Props) {
  const [term = '', value = ''] = field.shown();
  const { searched, found, isChanging, hasFailed, asking } = search;
  const details = carriedDetails(search.details);
  const carried = { searched, found, isChanging, hasFailed, details, asking };
  return (
    <>
      {!isSearching && <input type="hidden" name={field.path()} value={term} />}
      <input type="hidden" name={field.path()} data-field={field.id} value={value} readOnly />
      {(searched !== undefined || asking !== undefined) && (
        <input type="hidden" name={`${field.path()}${carriedName}`} value={encodeJson(carried)} />
      )}
    </>
  );
}
