import type { Field, FieldView } from '@guichet/engine';
import { readOptions } from '../../choices/options.ts';
import { controlAttributes } from '../../frame/attribute-names.ts';
import { authorText } from '../../frame/author-text.tsx';
import {
  controlProps,
  describedBy,
  labelContent,
  labelProps,
  tooltipAndNotes,
  wrapperClass,
} from '../../frame/frame.tsx';
import { partId } from '../../frame/part-id.ts';
import './style.css';

/** The first option bears the field's own id, so that a link to the field leads to it. */
export function RadioView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const { settings, attributes } = field.component;
  const [chosen] = field.shown();
  const { id, name, 'data-field': dataField, disabled, tabIndex, autoFocus } = controlProps(field, view);
  return (
    <fieldset
      {...controlAttributes(attributes)}
      className={wrapperClass(field, view, 'g-field g-group')}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: only a radiogroup takes aria-required
      role="radiogroup"
      aria-required={view.required || undefined}
      aria-invalid={view.errors.length > 0 || undefined}
      aria-labelledby={view.namedBy}
      aria-describedby={describedBy(field, view)}
    >
      <legend {...labelProps(field, view)}>{labelContent(view)}</legend>
      {tooltipAndNotes(field, view)}
      <div className={settings.inline === true ? 'g-options g-options--inline' : 'g-options'}>
        {readOptions(settings).map((option, index) => {
          const optionId = index === 0 ? id : partId(field, index);
          return (
            <div key={optionId} className="g-option">
              <input
                type="radio"
                id={optionId}
                name={name}
                data-field={dataField}
                value={option.value}
                defaultChecked={chosen !== '' && option.value === chosen}
                disabled={disabled === true || option.disabled}
                tabIndex={tabIndex}
                {...(index === 0 && { autoFocus })}
              />
              <label htmlFor={optionId}>{authorText(view.texts[`values.${index}.label`])}</label>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
