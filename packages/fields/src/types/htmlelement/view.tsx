import type { Field, FieldView } from '@guichet/engine';
import { authorText } from '../../frame/author-text.tsx';
import { wrapperClass } from '../../frame/frame.tsx';

export function HtmlelementView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  return <div className={wrapperClass(field, view, 'g-content')}>{authorText(view.texts.content)}</div>;
}
