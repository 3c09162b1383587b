import type { Field, FieldView } from '@guichet/engine';
import { partId } from '../frame/part-id.ts';
import type { View, Views } from '../frame/view.ts';
import { rowNameId } from './row-ids.ts';

const naming = new WeakSet<Views>();

/**
 * Views in which a control of a table is named by its label, then by its row. It is so by their ids, which stay when
 * the row moves: nothing in it is drawn again for that.
 */
export function namingRows(views: Views): Views {
  if (naming.has(views)) return views;
  const named = Object.fromEntries(Object.entries(views).map(([type, draw]) => [type, byRow(draw)]));
  naming.add(named);
  return named;
}

function byRow(draw: View): View {
  return ({ field, view }) => draw({ field, view: namedByRow(field, view) });
}

/** A row that is opened and saved says itself which one it is, around all that stands in it. */
function namedByRow(field: Field, view: FieldView): FieldView {
  const { inRow, model, children } = field;
  const isLayout = model.data === 'none' && children.length > 0;
  if (inRow === undefined || inRow.grid.model.rowEditing !== undefined || isLayout) return view;
  // A button is its own label.
  const labelId = model.data === 'none' ? field.id : partId(field, 'label');
  return { ...view, labelId, namedBy: `${labelId} ${rowNameId(inRow)}` };
}
