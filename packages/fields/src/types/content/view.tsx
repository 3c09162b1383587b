import type { Field, FieldView } from '@guichet/engine';
import { authorText } from '../../frame/author-text.tsx';
import { wrapperClass } from '../../frame/frame.tsx';
import './style.css';

export function ContentView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  return <div className={wrapperClass(field, view, 'g-content')}>{authorText(view.texts.html)}</div>;
}
