import type { Field, FieldView } from '@guichet/engine';
import { maxSelectedCount } from '@guichet/engine/rules/max-selected-count';
import { minSelectedCount } from '@guichet/engine/rules/min-selected-count';
import { type Option, readOptions } from '../../choices/options.ts';
import type { Feature } from '../../features/feature.ts';
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
import { frameMessages } from '../../frame/messages.ts';
import { partId } from '../../frame/part-id.ts';
import { selectboxesModel } from './model.ts';

/**
 * A group has no state that says required or invalid: its legend says the one, its boxes the other. When as
 * many are chosen as may be, the others cannot be. Source: measured on Form.io.
 */
export function SelectboxesView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const { settings, attributes } = field.component;
  const chosen = field.shown();
  const { id, name, 'data-field': dataField, disabled, tabIndex, autoFocus } = controlProps(field, view);
  const isDisabled = (option: Option) =>
    disabled === true || option.disabled || (view.state === 'full' && !chosen.includes(option.value));
  return (
    <fieldset
      {...controlAttributes(attributes)}
      className={wrapperClass(field, view, 'g-field g-group')}
      aria-labelledby={view.namedBy}
      aria-describedby={describedBy(field, view)}
    >
      <legend {...labelProps(field, view)}>
        {labelContent(view)}
        {view.required && <span className="g-visually-hidden">{frameMessages[view.locale].required}</span>}
      </legend>
      {tooltipAndNotes(field, view)}
      {hasDefault(field) && <input type="hidden" name={name} value="" />}
      <div className={settings.inline === true ? 'g-options g-options--inline' : 'g-options'}>
        {readOptions(settings).map((option, index) => {
          if (option.value === '') return null;
          const optionId = index === 0 ? id : partId(field, index);
          return (
            <div key={optionId} className="g-option">
              <input
                type="checkbox"
                id={optionId}
                name={name}
                data-field={dataField}
                value={option.value}
                defaultChecked={chosen.includes(option.value)}
                aria-invalid={view.errors.length > 0 || undefined}
                disabled={isDisabled(option)}
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

/** A box that is checked by default: a plain post without it must say that the group was looked at. */
function hasDefault({ component: { defaultValue } }: Field): boolean {
  return defaultValue !== undefined && defaultValue !== '';
}

/** Any of a few options. */
export const feature: Feature = {
  models: { selectboxes: selectboxesModel },
  rules: { maxSelectedCount, minSelectedCount },
  views: { selectboxes: SelectboxesView },
};
