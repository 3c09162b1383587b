import type { Field, FieldView } from '@guichet/engine';
import type { ComponentProps } from 'react';
import { controlProps } from '../../frame/frame.tsx';
import './style.css';

/** Width of a text input where the definition gives none. Product constant. */
const defaultSize = 50;

interface InputOptions {
  readonly type: string;
  /** Width in characters where the definition gives none. */
  readonly size?: number;
  /** Of what is short: how wide it is drawn where the definition gives no size. */
  readonly width?: 'short' | 'date' | 'moment';
  /** Props of some inputs only. */
  readonly more?: ComponentProps<'input'> | undefined;
}

/** Text that cannot be changed can still be reached, and read by parts. */
export function reading({ isReadOnly }: FieldView) {
  return isReadOnly ? { readOnly: true, disabled: undefined } : undefined;
}

/** One line to type into. */
export function textInput(
  field: Field,
  view: FieldView,
  { type, size: usual = defaultSize, width, more }: InputOptions,
) {
  const { size, spellcheck } = field.component.settings;
  const { placeholder } = view.texts;
  const [value] = field.shown();
  return (
    <input
      {...controlProps(field, view)}
      className={width && !size ? `g-input g-input--${width}` : 'g-input'}
      type={type}
      size={typeof size === 'number' ? size : usual}
      placeholder={typeof placeholder === 'string' ? placeholder : undefined}
      spellCheck={spellcheck === false ? false : undefined}
      // Nothing is not written: it would be an attribute more, and asked of each control.
      defaultValue={value || undefined}
      {...reading(view)}
      {...more}
    />
  );
}
