import type { Field, FieldView } from '@guichet/engine';
import { controlProps, labelContent, notes, wrapperClass } from '../frame/frame.tsx';
import { tooltip } from '../frame/tooltip.tsx';
import './style.css';

/** Description and error stand before the pair of box and label. */
export function CheckboxView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const { length } = field.model.toControl(field.value(), field.component);
  return (
    <div className={wrapperClass(field, view)}>
      {notes(field, view)}
      <div className="g-option">
        <input {...controlProps(field, view)} type="checkbox" value="true" defaultChecked={length > 0} />
        <label htmlFor={field.id}>{labelContent(field, view)}</label>
        {tooltip(field, view)}
      </div>
    </div>
  );
}
