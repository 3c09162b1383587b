import type { Field, FieldView } from '@guichet/engine';
import { textInput } from '../../controls/text-input/text-input.tsx';
import { authorText } from '../../frame/author-text.tsx';
import { asterisk, controlProps } from '../../frame/frame.tsx';
import { partId } from '../../frame/part-id.ts';
import { valueKindOf } from '../../typed-values/value.ts';
import { ValueControl } from '../../typed-values/value-control.tsx';
import { addressMessages } from './messages.ts';
import { autocompleteOf, readParts } from './parts.ts';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
  /** Of the control of a part, by its place. */
  readonly idOf: (place: number) => string;
}

/** A control for each part of an address that is filled in by hand: a line, unless its author has another. An error marks those that are missing. */
export function ManualParts({ field, view, idOf }: Props) {
  // Behind the term, the address that was chosen, and the mode.
  const filled = field.shown().slice(3);
  const missing = view.state?.split(' ').slice(1) ?? [];
  const words = addressMessages[view.locale].parts;
  return (
    <div className="g-address__parts">
      {readParts(field.component).map(({ key, index, inner }, place) => {
        const label = view.texts[`components.${index}.label`];
        const isAsked = view.required && key !== 'address2';
        const isMissing = missing.length === 0 || missing.includes(key);
        const isInvalid = view.errors.length > 0 && isMissing;
        const text = filled[place] ?? '';
        const more = {
          id: idOf(place),
          name: `${field.path()}:${place}`,
          autoComplete: autocompleteOf[key],
          autoCapitalize: key === 'zip' ? 'characters' : 'words',
          spellCheck: false,
          'aria-labelledby': undefined,
          'aria-required': isAsked || undefined,
          'aria-invalid': isInvalid || undefined,
          'aria-describedby': isInvalid ? partId(field, 'error') : undefined,
        };
        return (
          <div key={key} className="g-address__part">
            <label htmlFor={idOf(place)}>
              {(typeof label === 'string' && words[label]) || authorText(label) || key}
              {isAsked && asterisk()}
            </label>
            {valueKindOf(inner) === 'text' ? (
              textInput(field, view, {
                type: 'text',
                size: key === 'zip' ? 10 : 50,
                more: { ...more, placeholder: undefined, maxLength: 500, defaultValue: text || undefined },
              })
            ) : (
              <ValueControl
                {...{ field, view, inner, text }}
                props={{ ...controlProps(field, view), ...more }}
                place={`components.${index}`}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
