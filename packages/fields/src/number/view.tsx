import type { Field, FieldView } from '@guichet/engine';
import type { ComponentProps } from 'react';
import { controlProps, framed } from '../frame/frame.tsx';
import { formatOf } from './model.ts';

/** Width of a number input where the definition gives none, in characters. */
const defaultSize = 14;

export function NumberView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  return framed(field, view, numberInput(field, view));
}

/** A text input: a number input changes under the mouse wheel, and hides what it cannot read. */
export function numberInput(field: Field, view: FieldView, more?: ComponentProps<'input'>) {
  const { placeholder } = view.texts;
  const { size } = field.component.settings;
  const { limit } = formatOf(field.component, view.locale);
  return (
    <input
      inputMode={limit > 0 ? 'decimal' : 'numeric'}
      {...controlProps(field, view)}
      className="g-input"
      type="text"
      size={typeof size === 'number' ? size : defaultSize}
      placeholder={typeof placeholder === 'string' ? placeholder : undefined}
      defaultValue={field.shown()[0]}
      {...more}
    />
  );
}
