import type { Field, FieldView } from '@guichet/engine';
import { textInput } from '../../controls/text-input/text-input.tsx';
import { authorText } from '../../frame/author-text.tsx';
import { controlProps } from '../../frame/frame.tsx';
import { partId } from '../../frame/part-id.ts';
import { readMasks } from './mask-settings.ts';
import { maskMessages } from './messages.ts';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
  readonly type: string;
}

/** A line of text, and a list before it of the masks that it may have. */
export function MaskChoice({ field, view, type }: Props) {
  const { settings } = field.component;
  const [maskName, text] = field.shown();
  const { name, 'data-field': dataField, disabled } = controlProps(field, view);
  const choiceId = partId(field, 'mask');
  return (
    <div className="g-masked" data-several="">
      <label htmlFor={choiceId} className="g-visually-hidden">
        {maskMessages[view.locale].formatOf(field.name())}
      </label>
      <select
        id={choiceId}
        name={name}
        data-field={dataField}
        disabled={disabled}
        className="g-input g-select g-masked__choice"
        defaultValue={maskName}
      >
        {readMasks(settings).map(({ label }, index) => (
          <option key={label} value={label}>
            {authorText(view.texts[`inputMasks.${index}.label`]) ?? label}
          </option>
        ))}
      </select>
      {textInput(field, view, { type, more: { defaultValue: text } })}
    </div>
  );
}
