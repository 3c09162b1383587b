import type { Field, FieldView } from '@guichet/engine';
import { authorText } from '../frame/author-text.tsx';
import { asterisk } from '../frame/frame.tsx';
import { partId } from '../frame/part-id.ts';
import { textInput } from '../textfield/view.tsx';
import { addressMessages } from './messages.ts';
import { autocompleteOf, partsOf, readParts } from './parts.ts';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
  /** Of the control of a part, by its place. */
  readonly idOf: (place: number) => string;
}

/** A line for each part of an address that is typed by hand. An error marks those that are missing. */
export function ManualParts({ field, view, idOf }: Props) {
  const filled = partsOf(field.value(), field.component.settings);
  const missing = view.state?.split(' ').slice(1) ?? [];
  const words = addressMessages[view.locale].parts;
  return (
    <div className="g-address__parts">
      {readParts(field.component.settings).map(({ key, index }, place) => {
        const label = view.texts[`components.${index}.label`];
        const isAsked = view.required && key !== 'address2';
        const isMissing = missing.length === 0 || missing.includes(key);
        const isInvalid = view.errors.length > 0 && isMissing;
        return (
          <div key={key} className="g-address__part">
            <label htmlFor={idOf(place)}>
              {(typeof label === 'string' && words[label]) || authorText(label) || key}
              {isAsked && asterisk()}
            </label>
            {textInput(field, view, {
              type: 'text',
              size: key === 'zip' ? 10 : 50,
              more: {
                id: idOf(place),
                name: `${field.path()}:${place}`,
                placeholder: undefined,
                maxLength: 500,
                autoComplete: autocompleteOf[key],
                'aria-required': isAsked || undefined,
                'aria-invalid': isInvalid || undefined,
                'aria-describedby': isInvalid ? partId(field, 'error') : undefined,
                defaultValue: filled[place] || undefined,
              },
            })}
          </div>
        );
      })}
    </div>
  );
}
