import type { Field, FieldView } from '@guichet/engine';
import { max } from '@guichet/engine/rules/max';
import { min } from '@guichet/engine/rules/min';
import { number } from '@guichet/engine/rules/number';
import type { Feature } from '../../features/feature.ts';
import { framed } from '../../frame/frame.tsx';
import { numberInput } from '../../numbers/number-input.tsx';
import { numberModel } from './model.ts';

export function NumberView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  return framed(field, view, numberInput(field, view));
}

/** A number. */
export const feature: Feature = {
  models: { number: numberModel },
  rules: { max, min, number },
  views: { number: NumberView },
};
