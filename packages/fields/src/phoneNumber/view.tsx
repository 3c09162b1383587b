import type { Field, FieldView } from '@guichet/engine';
import { framed } from '../frame/frame.tsx';
import { textInput } from '../textfield/view.tsx';

/** Width of a telephone input. Product constant. */
const size = 14;

export function PhoneNumberView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  return framed(field, view, textInput(field, view, { type: 'tel', size }));
}
