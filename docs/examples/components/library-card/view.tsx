import type { Field, FieldView } from '@guichet/fields/custom';
import { framed, partId, textInput } from '@guichet/fields/custom-view';
import { cardWords } from './words.ts';
import './style.css';

/** One line for digits, with a note on where they stand. */
export function LibraryCardView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const input = textInput(field, view, { type: 'text', size: 18, more: { inputMode: 'numeric' } });
  return framed(
    field,
    view,
    input,
    <p id={partId(field, 'where')} className="city-library-card">
      {cardWords[view.locale].where}
    </p>,
  );
}
