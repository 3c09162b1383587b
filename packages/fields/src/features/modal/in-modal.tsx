import type { Field } from '@guichet/engine';
import type { View } from '../../frame/view.ts';
import { ModalEdit } from './modal-edit.tsx';

/** Draws a field, in a dialog where its author asks for that, and where it can be changed. */
export function inModal(draw: View): View {
  return ({ field, view }) =>
    field.component.modalEdit === true && !view.isReadOnly && isFilledIn(field) ? (
      <ModalEdit field={field} view={view} draw={draw} />
    ) : (
      draw({ field, view })
    );
}

/** A text, a button, or what nobody sees holds no answer: there is nothing to open. */
function isFilledIn({ model, children }: Field): boolean {
  if (children.length > 0) return true;
  return model.data !== 'none' && model.isPersistent && model.isUnseen !== true;
}
