import { buttonOf, type Field, type FieldView } from '@guichet/engine';
import { elementById } from '../frame/element-by-id.ts';
import { partId } from '../frame/part-id.ts';
import { searchedIn } from './load-choices.ts';
import { choiceMessages } from './messages.ts';
import type { Offer } from './offer.ts';
import { searchName } from './posted-choices.ts';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
  readonly offer: Offer;
  /** Absent where no script has come yet: a plain post asks. */
  readonly onSearch?: ((search: string) => void) | undefined;
}

/** Without a combobox: what to search for, and the button that asks for it, so that the list above holds what was found. */
export function SearchLine({ field, view, offer, onSearch }: Props) {
  const messages = choiceMessages[view.locale];
  const label = messages.searchIn(field.plainText('label') || field.name());
  return (
    <div className="g-choices__search">
      <input
        type="text"
        className="g-input"
        id={partId(field, 'search')}
        name={`${field.path()}${searchName}`}
        aria-label={label}
        // The next post repeats the search, so that a choice from it keeps its place.
        defaultValue={searchedIn(offer) || undefined}
        disabled={view.disabled || undefined}
      />
      <button
        type="submit"
        className="g-button g-button--secondary"
        {...buttonOf({ kind: 'choices', target: field.path() })}
        formAction={`#${field.id}`}
        aria-label={label}
        disabled={view.disabled || undefined}
        onClick={(event) => {
          if (onSearch === undefined) return;
          event.preventDefault();
          const line = elementById(partId(field, 'search'));
          if (line instanceof HTMLInputElement) onSearch(line.value);
        }}
      >
        {messages.search}
      </button>
    </div>
  );
}
