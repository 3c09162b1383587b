import type { Field, FieldView } from '@guichet/engine';
import { describedBy } from '../../frame/frame.tsx';
import { partId } from '../../frame/part-id.ts';
import { LocationButton } from './location-button.tsx';
import { locationMessages } from './messages.ts';
import { displayTextOf } from './suggestions.ts';
import type { Location } from './use-location.ts';
import { featureSettingOf } from './value.ts';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
  readonly location: Location;
  /** Another address is being looked for: this one can be kept. */
  readonly isSearching: boolean;
}

/** The address that was chosen, and the button that changes it, which is the field's control meanwhile. */
export function Chosen({ field, view, location: { chosen, commands }, isSearching }: Props) {
  const messages = locationMessages[view.locale];
  const isGeneric = featureSettingOf(field.component.settings) === 'Generic';
  const text = isGeneric ? displayTextOf(chosen.address, chosen.userFld) : chosen.address;
  return (
    <div className="g-location__chosen">
      <p id={partId(field, 'chosen')} className="g-location__address" tabIndex={-1}>
        <span className="g-visually-hidden">{messages.chosen} </span>
        {text}
      </p>
      {isSearching ? (
        <LocationButton
          field={field}
          command={{ kind: 'location:keep', target: field.path() }}
          id={partId(field, 'keep')}
          name={messages.keepOld(chosen.address)}
          onPress={commands?.keep}
        >
          {messages.keep}
        </LocationButton>
      ) : (
        <LocationButton
          field={field}
          command={{ kind: 'location:change', target: field.path() }}
          id={field.id}
          data-field={field.id}
          name={messages.changeFrom(chosen.address)}
          aria-describedby={describedBy(field, view)}
          onPress={commands?.change}
        >
          {messages.change}
        </LocationButton>
      )}
    </div>
  );
}
