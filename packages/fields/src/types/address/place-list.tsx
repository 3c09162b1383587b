import type { JsonObject } from '@guichet/definition';
import { buttonOf, type Field, type FieldView } from '@guichet/engine';
import { partId } from '../../frame/part-id.ts';
import { addressMessages } from './messages.ts';
import { displayOf } from './place.ts';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
  readonly places: readonly JsonObject[];
}

/** The addresses that were found, below the line that they belong to. The focus stays in that line. */
export function PlaceList({
  field,
  view,
  places,
  active,
  onChoose,
}: Props & { readonly active: number; readonly onChoose: (place: JsonObject) => void }) {
  return (
    <div
      id={partId(field, 'list')}
      className="g-address__list"
      role="listbox"
      aria-label={addressMessages[view.locale].results}
    >
      {places.map((place, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the line has the focus and the keys of a combobox
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a list comes whole, and goes whole
          key={index}
          id={partId(field, `option-${index}`)}
          role="option"
          className="g-address__option"
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(place)}
        >
          {displayOf(place, field.component.settings)}
        </div>
      ))}
    </div>
  );
}

/** The same without a script: each is a button of a plain post. */
export function PostedPlaces({ field, view, places }: Props) {
  return (
    <fieldset className="g-address__posted">
      <legend className="g-visually-hidden">{addressMessages[view.locale].results}</legend>
      {places.map((place, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a list comes whole, and goes whole
          key={index}
          type="submit"
          {...buttonOf({ kind: 'address:choose', target: field.path(), place })}
          formAction={`#${field.id}`}
          className="g-address__option"
        >
          {displayOf(place, field.component.settings)}
        </button>
      ))}
    </fieldset>
  );
}
