import type { Field, FieldView } from '@guichet/engine';
import type { KeyboardEvent } from 'react';
import { partId } from '../../frame/part-id.ts';
import { LocationButton } from './location-button.tsx';
import { locationMessages } from './messages.ts';
import type { Location } from './use-location.ts';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
  readonly location: Location;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * The addresses that were found, as radio buttons that are buttons: heard as "radio button, not checked, 1 of 3", and
 * chosen by a press, Space or Enter. Native ones would choose at each arrow key, and each choice asks three map
 * services; here the arrows only walk, as in a toolbar. All of them stay in the order of the Tab key, for residents who
 * know nothing of arrows, and each goes with a plain post where no script runs.
 */
export function Choices({ field, view, location: { search, chosen, commands } }: Props) {
  const { found = [] } = search;
  if (found.length === 0) return null;
  function walk(event: KeyboardEvent<HTMLElement>): void {
    // The Enter that searched may still be down when the focus comes here: it has chosen nothing.
    if (event.repeat && event.key === 'Enter') event.preventDefault();
    const step = steps[event.key];
    if (step === undefined) return;
    const all = [...event.currentTarget.querySelectorAll('button')];
    const at = all.findIndex((button) => button.matches(':focus'));
    event.preventDefault();
    all.at((at + step) % all.length)?.focus();
  }
  return (
    <div
      id={partId(field, 'choices')}
      className="g-location__choices"
      role="radiogroup"
      aria-label={locationMessages[view.locale].results}
      tabIndex={-1}
      onKeyDown={walk}
    >
      {found.map(({ address, displayText = address }, index) => (
        <LocationButton
          key={address}
          field={field}
          command={{ kind: 'location:choose', target: field.path(), index }}
          role="radio"
          aria-checked={address === chosen.address}
          className="g-location__choice"
          onPress={commands && (() => commands.choose(index))}
        >
          {displayText}
        </LocationButton>
      ))}
    </div>
  );
}
