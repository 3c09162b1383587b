import type { Field, FieldView } from '@guichet/engine';
import { controlProps, framed } from '../frame/frame.tsx';
import './style.css';

/** Width of a text input where the definition gives none. Product constant. */
export const defaultSize = 50;

const inputTypes: readonly string[] = ['text', 'tel', 'url', 'search', 'password'];

export function TextfieldView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const { inputType } = field.component.settings;
  const type = typeof inputType === 'string' && inputTypes.includes(inputType) ? inputType : 'text';
  return framed(field, view, textInput(field, view, type));
}

/** One line to type into. */
export function textInput(field: Field, view: FieldView, type: string) {
  const { size, spellcheck } = field.component.settings;
  const { placeholder } = view.texts;
  const [value] = field.model.toControl(field.value(), field.component);
  return (
    <input
      {...controlProps(field, view)}
      className="g-input"
      type={type}
      size={typeof size === 'number' ? size : defaultSize}
      placeholder={typeof placeholder === 'string' ? placeholder : undefined}
      spellCheck={spellcheck === false ? false : undefined}
      defaultValue={value}
    />
  );
}
