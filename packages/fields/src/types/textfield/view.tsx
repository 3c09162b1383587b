import type { Field, FieldView } from '@guichet/engine';
import { textInput } from '../../controls/text-input/text-input.tsx';
import { framed } from '../../frame/frame.tsx';

const inputTypes: readonly string[] = ['text', 'tel', 'url', 'search', 'password'];

export function TextfieldView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  return framed(field, view, textInput(field, view, { type: typeOf(field) }));
}

/** The type of input that an author chose, where it is one of text. */
export function typeOf({ component: { settings } }: Field): string {
  const { inputType } = settings;
  return typeof inputType === 'string' && inputTypes.includes(inputType) ? inputType : 'text';
}
