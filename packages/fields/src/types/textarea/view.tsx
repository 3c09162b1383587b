import type { Field, FieldView } from '@guichet/engine';
import type { ComponentProps } from 'react';
import { reading } from '../../controls/text-input/text-input.tsx';
import { controlProps, framed } from '../../frame/frame.tsx';
import { defaultRows } from './model.ts';
import './style.css';

export function TextareaView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  return framed(field, view, textArea(field, view));
}

/** One that expands does so by style alone: where a browser cannot, it scrolls. */
export function textArea(field: Field, view: FieldView, more?: ComponentProps<'textarea'>) {
  const { rows, autoExpand, spellcheck } = field.component.settings;
  const { placeholder } = view.texts;
  const [text] = field.shown();
  return (
    <textarea
      {...controlProps(field, view)}
      className={autoExpand === true ? 'g-input g-textarea g-textarea--expands' : 'g-input g-textarea'}
      rows={typeof rows === 'number' ? rows : defaultRows}
      placeholder={typeof placeholder === 'string' ? placeholder : undefined}
      spellCheck={spellcheck === false ? false : undefined}
      defaultValue={text}
      {...reading(view)}
      {...more}
    />
  );
}
