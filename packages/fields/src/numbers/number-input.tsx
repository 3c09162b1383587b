import type { Field, FieldView } from '@guichet/engine';
import type { ComponentProps } from 'react';
import { textInput } from '../controls/text-input/text-input.tsx';
import { formatOf } from './decimal-model.ts';

/** A text input: a number input changes under the mouse wheel, and hides what it cannot read. */
export function numberInput(field: Field, view: FieldView, more?: ComponentProps<'input'>) {
  const { limit } = formatOf(field.component, view.locale);
  const { attributes, validate } = field.component;
  // The numeric keys of a telephone may lack the minus sign.
  const skipsInputMode = attributes?.inputmode !== undefined || Number(validate?.min) < 0;
  const keys = !skipsInputMode && ({ inputMode: limit > 0 ? 'decimal' : 'numeric' } as const);
  return textInput(field, view, { type: 'text', width: 'short', more: { ...keys, ...more } });
}
