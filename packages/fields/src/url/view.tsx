import type { Field, FieldView } from '@guichet/engine';
import { framed } from '../frame/frame.tsx';
import { textInput } from '../textfield/view.tsx';

export function UrlView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  return framed(field, view, textInput(field, view, { type: 'url' }));
}
