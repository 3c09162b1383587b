import type { Field, FieldView } from '@guichet/engine';
import type { KeyboardEvent } from 'react';
import { textInput } from '../../controls/text-input/text-input.tsx';
import { LocationButton } from './location-button.tsx';
import { locationMessages } from './messages.ts';
import { longestTerm } from './search.ts';
import type { Location } from './use-location.ts';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
  readonly location: Location;
}

/** The line to type an address into, and the button that searches for it. */
export function SearchBox({ field, view, location: { search, commands } }: Props) {
  const messages = locationMessages[view.locale];
  /** Searches, and never sends the form, saves a row or turns a page. Without a script it is the form's own Enter. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || commands === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    commands.search();
  }
  return (
    <div className="g-location__search">
      {textInput(field, view, {
        type: 'text',
        more: {
          onKeyDown,
          maxLength: longestTerm,
          spellCheck: false,
          enterKeyHint: 'search',
          defaultValue: search.term || field.shown()[0] || undefined,
        },
      })}
      <LocationButton
        field={field}
        command={{ kind: 'location:search', target: field.path() }}
        name={messages.searchFor(field.plainText('label') || field.name())}
        onPress={commands?.search}
      >
        {messages.search}
      </LocationButton>
    </div>
  );
}
