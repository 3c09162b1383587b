import type { Field, FieldView } from '@guichet/engine';
import { formatDetails } from './format-details.ts';
import { LocationButton } from './location-button.tsx';
import { locationMessages } from './messages.ts';
import { SourceNote } from './source-note.tsx';
import type { Location } from './use-location.ts';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
  readonly location: Location;
  readonly isSearching: boolean;
  /** The form was sent, and waits for what is being looked up. */
  readonly isHeld: boolean;
}

/**
 * How the search stands, and what is known of the address that was chosen: seen, and heard as it changes. The element
 * that is heard stays the same throughout, since one that comes with its text is not read out by all screen readers.
 */
export function SearchStatus({ field, view, location, isSearching, isHeld }: Props) {
  const { search, commands } = location;
  const { details } = search;
  const messages = locationMessages[view.locale];
  const canAskAgain = isSearching ? search.hasFailed === true : details?.kind === 'failed';
  return (
    <>
      <p role="status" className="g-location__news">
        {isSearching ? ofSearch(location, view) : ofChosen(location, field, view)}
        {isHeld && ` ${messages.held}`}
      </p>
      {canAskAgain && (
        <LocationButton
          field={field}
          command={{ kind: 'location:again', target: field.path() }}
          data-again=""
          name={messages.againFor(field.plainText('label') || field.name())}
          onPress={commands?.again}
        >
          {messages.again}
        </LocationButton>
      )}
      {!isSearching && details?.kind === 'known' && (
        <SourceNote field={field} locale={view.locale} at={details.at} />
      )}
    </>
  );
}

function ofSearch({ search }: Location, { locale }: FieldView): string {
  const { searched = '', found, searching, hasFailed } = search;
  const messages = locationMessages[locale];
  if (searching !== undefined) return messages.searching(searched);
  if (hasFailed) return messages.searchFailed;
  if (found === undefined) return '';
  return found.length === 0 ? messages.none(searched) : messages.found(found.length, searched);
}

function ofChosen({ search, chosen }: Location, field: Field, { locale }: FieldView): string {
  const { settings } = field.component;
  const messages = locationMessages[locale];
  switch (search.details?.kind) {
    case 'fetching':
      return messages.fetching;
    case 'failed':
      return messages.detailsFailed;
    case 'notImplemented':
      return messages.notImplemented;
    case 'known':
      return formatDetails(chosen, settings, locale, search.details.hasParcel);
    case undefined: {
      const isKnown = Object.keys(chosen.features).length > 0;
      return isKnown ? formatDetails(chosen, settings, locale) : messages.notKnown;
    }
  }
}
