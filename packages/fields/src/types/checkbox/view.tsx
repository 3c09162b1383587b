import type { Field, FieldView } from '@guichet/engine';
import { tooltip } from '../../controls/tooltip/tooltip.tsx';
import { controlProps, labelContent, notes, wrapperClass } from '../../frame/frame.tsx';
import { checkedValue } from './model.ts';
import './style.css';

/**
 * Description and error stand before the pair of box and label. A box that is checked by default sends an
 * empty value too, so that a plain post without its own says that it was cleared.
 */
export function CheckboxView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const { length } = field.shown();
  const isRadio = field.component.settings.inputType === 'radio';
  return (
    <div className={wrapperClass(field, view)}>
      {notes(field, view)}
      {field.component.defaultValue === true && <input type="hidden" name={field.path()} value="" />}
      <div className="g-option">
        <input
          {...controlProps(field, view)}
          aria-required={isRadio ? undefined : view.required || undefined}
          type={isRadio ? 'radio' : 'checkbox'}
          value={checkedValue(field.component)}
          defaultChecked={length > 0}
        />
        <label
          htmlFor={field.id}
          id={view.labelId}
          className={field.component.hideLabel && 'g-visually-hidden'}
        >
          {labelContent(view)}
        </label>
        {tooltip(field, view)}
      </div>
    </div>
  );
}
