import type { Field, FieldView } from '@guichet/engine';
import { countedDescription, counters } from '../../controls/counters/counters.tsx';
import { framed } from '../../frame/frame.tsx';
import { textArea } from './view.tsx';

/** A text area also with counters. */
export function CountedTextareaView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const control = textArea(field, view, { 'aria-describedby': countedDescription(field, view) });
  return framed(field, view, control, counters(field, view));
}
