import type { Field, FieldView } from '@guichet/engine';
import { controlProps, framed } from '../frame/frame.tsx';
import { defaultRows } from './model.ts';
import './style.css';

/** One that expands does so by style alone: where a browser cannot, it scrolls. */
export function TextareaView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const { rows, autoExpand, spellcheck } = field.component.settings;
  const { placeholder } = view.texts;
  const [text] = field.shown();
  return framed(
    field,
    view,
    <textarea
      {...controlProps(field, view)}
      className={autoExpand === true ? 'g-input g-textarea g-textarea--expands' : 'g-input g-textarea'}
      rows={typeof rows === 'number' ? rows : defaultRows}
      placeholder={typeof placeholder === 'string' ? placeholder : undefined}
      spellCheck={spellcheck === false ? false : undefined}
      defaultValue={text}
    />,
  );
}
