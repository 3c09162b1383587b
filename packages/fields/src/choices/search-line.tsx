import type { Field, FieldView } from '@guichet/engine';
import { partId } from '../frame/part-id.ts';
import { changeName } from '../multiple/change-list.ts';
import { choiceMessages } from './messages.ts';
import { choiceChange, searchName } from './posted-choices.ts';

/** Without a script: what to search for, and the button that asks for it, so that the list above holds what was found. */
export function SearchLine({ field, view }: { readonly field: Field; readonly view: FieldView }) {
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
        disabled={view.disabled || undefined}
      />
      <button
        type="submit"
        className="g-button g-button--secondary"
        name={changeName}
        value={choiceChange(field)}
        formAction={`#${field.id}`}
        aria-label={label}
        disabled={view.disabled || undefined}
      >
        {messages.search}
      </button>
    </div>
  );
}
