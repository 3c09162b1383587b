import type { Field, FieldView } from '@guichet/engine';
import { controlProps, framed } from '../frame/frame.tsx';
import './style.css';

/** Width of a text input where the definition gives none. Product constant. */
const defaultSize = 50;

const inputTypes: readonly string[] = ['text', 'tel', 'url', 'search', 'password'];

export function TextfieldView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const { inputType } = field.component.settings;
  const type = typeof inputType === 'string' && inputTypes.includes(inputType) ? inputType : 'text';
  return framed(field, view, textInput(field, view, { type }));
}

interface InputOptions {
  readonly type: string;
  /** Width in characters where the definition gives none. */
  readonly size?: number;
}

/** One line to type into. Where a mask asks for digits alone, a telephone shows those. */
export function textInput(field: Field, view: FieldView, { type, size: usual = defaultSize }: InputOptions) {
  const { size, spellcheck, inputMask } = field.component.settings;
  const { placeholder } = view.texts;
  const [value] = field.shown();
  const isOfDigits = typeof inputMask === 'string' && /9/.test(inputMask) && !/[aA*]/.test(inputMask);
  return (
    <input
      {...(isOfDigits && type === 'text' && { inputMode: 'numeric' })}
      {...controlProps(field, view)}
      className="g-input"
      type={type}
      size={typeof size === 'number' ? size : usual}
      placeholder={typeof placeholder === 'string' ? placeholder : undefined}
      spellCheck={spellcheck === false ? false : undefined}
      defaultValue={value}
    />
  );
}
