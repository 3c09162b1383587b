import type { Field, FieldView } from '@guichet/engine';
import { controlProps, framed } from '../frame/frame.tsx';
import { formatOf } from './model.ts';

/** Width of a number input where the definition gives none, in characters. */
const size = 14;

/** A text input: a number input changes under the mouse wheel, and hides what it cannot read. */
export function NumberView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const { placeholder } = view.texts;
  const { limit } = formatOf(field.component, view.locale);
  return framed(
    field,
    view,
    <input
      inputMode={limit > 0 ? 'decimal' : 'numeric'}
      {...controlProps(field, view)}
      className="g-input"
      type="text"
      size={size}
      placeholder={typeof placeholder === 'string' ? placeholder : undefined}
      defaultValue={field.shown()[0]}
    />,
  );
}
