import type { View } from '../frame/view.ts';
import { ModalEdit } from './modal-edit.tsx';

/** Draws a field, in a dialog where its author asks for that. */
export function inModal(draw: View): View {
  return ({ field, view }) =>
    field.component.modalEdit === true ? (
      <ModalEdit field={field} view={view} draw={draw} />
    ) : (
      draw({ field, view })
    );
}
