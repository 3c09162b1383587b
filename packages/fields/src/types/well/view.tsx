import type { Field, FieldView } from '@guichet/engine';
import { FieldSlots } from '../../frame/field-slot.tsx';
import { wrapperClass } from '../../frame/frame.tsx';
import './style.css';

export function WellView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  return (
    <div className={wrapperClass(field, view, 'g-well')}>
      <FieldSlots fields={field.children} />
    </div>
  );
}
