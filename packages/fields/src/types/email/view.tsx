import type { Field, FieldView } from '@guichet/engine';
import { textInput } from '../../controls/text-input/text-input.tsx';
import { framed } from '../../frame/frame.tsx';

export function EmailView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  return framed(field, view, textInput(field, view, { type: 'email' }));
}
