import type { Field, FieldView } from '@guichet/engine';
import { readOptions } from '../../choices/options.ts';
import { authorText } from '../../frame/author-text.tsx';
import { controlProps, framed } from '../../frame/frame.tsx';
import './style.css';

export function SelectView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const chosen = field.shown();
  const { multiple, settings } = field.component;
  const options = readOptions(settings);
  return framed(
    field,
    view,
    <select
      {...controlProps(field, view)}
      className="g-input g-select"
      multiple={multiple}
      // The first option is shown by itself: to look for it would cost as much as to draw the others.
      defaultValue={multiple ? [...chosen] : chosen[0] || undefined}
    >
      {!multiple && <option value="">{authorText(view.texts.placeholder)}</option>}
      {/* Chosen by code, or from a list that has changed: it is sent, so it is shown. */}
      {chosen
        .filter((text) => text && !options.some(({ value }) => value === text))
        .map((text) => (
          <option key={text}>{text}</option>
        ))}
      {options.map(({ value, disabled }, index) =>
        value === '' ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: options never move, and authors repeat values
          <option key={index} value={value} disabled={disabled}>
            {authorText(view.texts[`data.values.${index}.label`])}
          </option>
        ),
      )}
    </select>,
  );
}
