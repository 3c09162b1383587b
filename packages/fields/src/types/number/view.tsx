import type { Field, FieldView } from '@guichet/engine';
import { max } from '@guichet/engine/rules/max';
import { min } from '@guichet/engine/rules/min';
import { number } from '@guichet/engine/rules/number';
import type { ComponentProps } from 'react';
import { textInput } from '../../controls/text-input/text-input.tsx';
import type { Feature } from '../../features/feature.ts';
import { framed } from '../../frame/frame.tsx';
import { formatOf, numberModel } from '../../numbers/decimal-model.ts';

export function NumberView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  return framed(field, view, numberInput(field, view));
}

/** A text input: a number input changes under the mouse wheel, and hides what it cannot read. */
export function numberInput(field: Field, view: FieldView, more?: ComponentProps<'input'>) {
  const { limit } = formatOf(field.component, view.locale);
  const inputMode = limit > 0 ? 'decimal' : 'numeric';
  return textInput(field, view, { type: 'text', width: 'short', more: { inputMode, ...more } });
}

/** A number. */
export const feature: Feature = {
  models: { number: numberModel },
  rules: { max, min, number },
  views: { number: NumberView },
};
