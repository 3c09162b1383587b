import type { View } from '../frame/view.ts';
import { ModalEdit } from './modal-edit.tsx';

/** Draws a field, in a dialog where its author asks for that, and where it can be changed. */
export function inModal(draw: View): View {
  return ({ field, view }) =>
    field.component.modalEdit === true && !view.isReadOnly ? (
      <ModalEdit field={field} view={view} draw={draw} />
    ) : (
      draw({ field, view })
    );
}
