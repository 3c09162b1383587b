import type { Field, FieldView, ResolvedText } from '@guichet/engine';
import { createContext, use } from 'react';
import type { View, Views } from '../frame/view.ts';
import { rowMessages } from './messages.ts';

/** The row around what is drawn: `2`, or `2.1` in a grid within a row. Empty outside of all rows. */
export const RowNumber = createContext('');

const inRows = new WeakSet<Views>();

/**
 * Views that name the row in the label of whatever they draw. What they draw is drawn again when its row is
 * another one, so that the names of its controls, which hold the row's place, follow.
 */
export function viewsInRows(views: Views): Views {
  if (inRows.has(views)) return views;
  const named = Object.fromEntries(Object.entries(views).map(([type, draw]) => [type, inRow(draw)]));
  inRows.add(named);
  return named;
}

function inRow(draw: View): View {
  return ({ field, view }) => draw({ field, view: named(field, view, use(RowNumber)) });
}

function named(field: Field, view: FieldView, number: string): FieldView {
  const { label } = view.texts;
  if (label === undefined || number === '' || (field.model.data === 'none' && field.children.length > 0))
    return view;
  const texts = { ...view.texts, label: withRow(label, rowMessages[view.locale].inRow(number)) };
  return { ...view, texts };
}

/** For the ear alone: who sees it sees the row, too. */
function withRow(label: ResolvedText, words: string): ResolvedText {
  const nodes = typeof label === 'string' ? [label] : label;
  return [...nodes, { tag: 'span', attributes: { class: 'g-visually-hidden' }, children: [words] }];
}
