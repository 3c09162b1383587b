import type { Field, FieldView } from '@guichet/engine';
import { reading } from '../../controls/text-input/text-input.tsx';
import { authorText } from '../../frame/author-text.tsx';
import { controlProps } from '../../frame/frame.tsx';
import { partId } from '../../frame/part-id.ts';
import { innerOf } from '../../typed-values/value.ts';
import { ValueControl } from '../../typed-values/value-control.tsx';
import { datamapMessages } from './messages.ts';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
  /** Its place, from 0. */
  readonly row: number;
}

/** The two controls of a row, in the order of its author. The first of all bears the field's own id. */
export function MapRow({ field, view, row }: Props) {
  const isValueFirst = field.component.settings.valueFirst === true;
  const parts = isValueFirst ? (['value', 'key'] as const) : (['key', 'value'] as const);
  const messages = datamapMessages[view.locale];
  const labels = {
    key: authorText(view.texts.keyLabel) ?? messages.key,
    value: authorText(view.texts['valueComponent.label']) ?? messages.value,
  };
  return parts.map((part, place) => {
    const id = row === 0 && place === 0 ? field.id : partId(field, `${row}-${part}`);
    const text = field.shown()[row * 2 + place] ?? '';
    const { autoFocus, ...control } = controlProps(field, view);
    const props = {
      ...control,
      id,
      autoFocus: id === field.id ? autoFocus : undefined,
      'aria-labelledby': undefined,
      // The whole group says its description, once.
      'aria-describedby': view.errors.length > 0 ? partId(field, 'error') : undefined,
      ...(part === 'key' && { 'data-key': '' }),
    };
    return (
      <div key={part} className="g-datamap__part">
        <label htmlFor={id}>
          {labels[part]} <span className="g-visually-hidden">{messages.inRow(row + 1)}</span>
        </label>
        {part === 'key' ? (
          <input
            {...props}
            className="g-input"
            type="text"
            defaultValue={text || undefined}
            {...reading(view)}
          />
        ) : (
          <ValueControl
            {...{ field, view, props, text }}
            inner={innerOf(field.component)}
            place="valueComponent"
          />
        )}
      </div>
    );
  });
}
